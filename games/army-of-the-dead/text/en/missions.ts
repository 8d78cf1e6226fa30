/** The ten Missions: names, what they are about, their special rules, what loses them. */
export default {
  'option.mission.dryRun': 'M1 Dry Run',
  'option.mission.jackpot': 'M2 Jackpot!',
  'option.mission.outOfOrder': 'M3 Out of Order',
  'option.mission.tacoRun': 'M4 Taco Run',
  'option.mission.crown': 'M5 Crown of the Queen',
  'option.mission.lastChopper': 'M6 Last Chopper',
  'option.mission.tiger': 'M7 Tiger by the Tail',
  'option.mission.bigScore': 'M8 The Big Score',
  'option.mission.throne': 'M9 Throne of Olympus',
  'option.mission.countdown': 'M10 Countdown',

  'mission.dryRun': 'Dry Run',
  'mission.jackpot': 'Jackpot!',
  'mission.outOfOrder': 'Out of Order',
  'mission.tacoRun': 'Taco Run',
  'mission.crown': 'Crown of the Queen',
  'mission.lastChopper': 'Last Chopper',
  'mission.tiger': 'Tiger by the Tail',
  'mission.bigScore': 'The Big Score',
  'mission.throne': 'Throne of Olympus',
  'mission.countdown': 'Countdown',

  'mission.dryRun.goal': 'Gather three boxes, start the gate and get out. Easy, they said.',
  'mission.jackpot.goal': 'Crack the Vault and carry the haul out before time runs out.',
  'mission.outOfOrder.goal': 'Find fuses, mend the elevators and fetch what lies in the cellar.',
  'mission.tacoRun.goal': 'Find two friends in hiding and drive them out in the Taco Truck.',
  'mission.crown.goal': 'Kill the Queen and walk out with her crown.',
  'mission.lastChopper.goal': 'Carry fuel to the roof and fly off with as many as you can.',
  'mission.tiger.goal': 'Kill the tiger, empty the block and leave on time.',
  'mission.bigScore.goal': 'Through the casino, down to the Vault, and back with the haul.',
  'mission.throne.goal': 'Call Zeus out of his suite, and do not let him go back.',
  'mission.countdown.goal': 'Vault below, helicopter above, and the clock is running.',

  'mission.dryRun.special': 'The Zeus Spawn Zone stays quiet until the black Objective is activated.',
  'mission.jackpot.special':
    'Anybody may escape at any time. The blue Objective fills the whole Backpack, gives 5 AP to all and brings Zeus.',
  'mission.outOfOrder.special':
    'The elevators are out of order until a Mechanic repairs them. The green Objective gives 10 AP, fills 1 slot and makes the green Spawn Zone active. The Zeus Spawn Zone stays quiet until the green Objective is taken.',
  'mission.tacoRun.special':
    'The Truck stands still until a Pilot at the wheel starts it. A Companion who hides is not seen by the dead. Nobody escapes on foot. The blue Spawn Zone is active once the Truck is started.',
  'mission.crown.special':
    'The Queen does nothing until a Survivor comes to her tile or she is attacked. When she dies, the black Objective lies in her Zone, Zeus comes and the blue Spawn Zone is active. The black Objective fills a Hand.',
  'mission.lastChopper.special':
    'Starting the engine is noisy. When a Pilot escapes, the helicopter leaves and the Mission ends. The blue Spawn Zone is active once a Survivor reaches the roof. The Zeus Spawn Zone stays quiet until 3 red Objectives are taken.',
  'mission.tiger.special':
    'The last Stealthy Survivor cannot escape while others are on the board. The Zeus Spawn Zone stays quiet until step 1 is done.',
  'mission.bigScore.special':
    'Two doors are closed, and opening them is noisy. A Mechanic repairs the elevator they stand in. The blue Objective fills the whole Backpack, gives 5 AP to all, brings Zeus and makes the green Spawn Zone active. The Zeus Spawn Zone stays quiet until the blue Objective is taken.',
  'mission.throne.special':
    'Whoever takes a red Objective also draws an Equipment card. The blue Spawn Zone is active once a Survivor reaches the hotel floor.',
  'mission.countdown.special':
    'After 2 red Objectives a Mechanic in either elevator below repairs the one on the roof. The blue Objective fills the whole Backpack, gives 5 AP to all, brings Zeus and makes the green Spawn Zone active. When a Pilot escapes, the helicopter leaves. The blue Spawn Zone is active once a Survivor reaches the roof. The Zeus Spawn Zone stays quiet until the blue Objective is taken.',

  'mission.dryRun.loses': 'No Stealthy Survivor is left before the black Objective is activated.',
  'mission.jackpot.loses':
    'No Vault Expert is left before the Vault Door is open, or the Time marker reaches the last square.',
  'mission.outOfOrder.loses': 'No Mechanic is left before the elevators work.',
  'mission.tacoRun.loses': 'No Pilot is left before the Truck is started, or a Companion is eliminated.',
  'mission.crown.loses': 'No Bruiser is left before the black Objective is taken.',
  'mission.lastChopper.loses': 'No Pilot is left, too few Survivors are left, or the helicopter leaves too early.',
  'mission.tiger.loses': 'No Stealthy Survivor is left, or the Time marker reaches the last square.',
  'mission.bigScore.loses':
    'No Vault Expert is left before the Door is open, no Mechanic before an elevator works, or fewer than 3 Survivors are left.',
  'mission.throne.loses': 'Fewer than 3 Survivors are left.',
  'mission.countdown.loses':
    'No Vault Expert is left before the Door is open, no Mechanic before the elevator works, no Pilot at all; the helicopter leaves without the haul; or the Time marker reaches the last square.',

  'length.short': 'short, under an hour',
  'length.standard': 'standard, an hour and a half',
  'length.long': 'long, two hours and more',
  'difficulty.easy': 'easy',
  'difficulty.medium': 'medium',
  'difficulty.hard': 'hard',
  'difficulty.veryHard': 'very hard',

  'goal.red': 'Take {n} red Objectives',
  'goal.take': 'Take {token}',
  'goal.take.by': 'Take {token} (only: {speciality})',
  'goal.activate': 'Activate {token}',
  'goal.activate.by': 'Activate {token} (only: {speciality})',
  'goal.repair': 'Repair the elevators (only: Mechanic)',
  'goal.kill': 'Kill {kind}',
  'goal.zeus': 'Bring Zeus out',
  'goal.truck': 'Park the Truck at the Exit: Driver and both Companions aboard, no Zombie there',
  'goal.everyone': 'Every Survivor on the board escapes',
  'goal.everyone.last': 'Every Survivor on the board escapes, the last of them {speciality}',
  'goal.holder': 'Whoever holds {token} escapes',
  'goal.holder.others': 'Whoever holds {token} escapes, and at least {n} others',
  'goal.number': 'At least {n} Survivors escape',
  'goal.helicopter': 'A Pilot escapes after at least {n} others',
  'goal.helicopter.holder': 'Whoever holds {token} escapes, then a Pilot',
};
