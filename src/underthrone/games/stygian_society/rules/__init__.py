"""The rules of The Stygian Society, a file for each chapter, in the order of the rulebook.

setup       tracks, decks, heroes
floor       starting and completing a floor; chests, treasures, trades
turn        a support skill, an action, statuses bought off
action      targets, the drop, what is bought and paid
foes        what enemies and floors do with their cubes
"""
