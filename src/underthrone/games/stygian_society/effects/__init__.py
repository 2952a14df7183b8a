"""What words on cards do, and what follows at once.

responses   what gives occasion to a response
cubes       falling, called, banished, lifted; luck
team        wounds and statuses of the heroes, exhausted cards
levels      XP, levels, new skills
enemies     coming, struck, killed, in their ranks
peril       the peril chart, and what foes do
skills      what heroes' cards say
"""
