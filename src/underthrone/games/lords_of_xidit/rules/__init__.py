"""The rules of Lords of Xidit, a file for each chapter.

In the order of the rulebook: setup, year, actions, rewards, tiles, titans, census, end, dummy.
"""
