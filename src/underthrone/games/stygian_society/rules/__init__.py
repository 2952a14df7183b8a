"""The rules of The Stygian Society, a file for each chapter; what words on cards do is in effects.py.

In the order of the rulebook: setup, floor, turn, action, foes.
"""
