import { givenPosition } from './positions.ts';

const game = 'army-of-the-dead';
const WHERE = { game, options: { mission: 'countdown' } };

/** Every figure of the box and all three Abominations, over two floors. */
const CROWD = {
  round: 6,
  time: 6,
  spawns: ['start', 'red', 'green', 'blue'],
  valentine: 'R2:22',
  queen: 'R8:12',
  zeus: 'V1:02',
  noise: 'R3:20',
  zombies: {
    'V7:02': { shamblers: 5, alphas: 2 },
    'R2:20': { shamblers: 3, alphas: 2 },
    'R4:00': { shamblers: 4, alphas: 1 },
    'R3:12': { shamblers: 2, alphas: 2 },
    'R5:00': { shamblers: 4, alphas: 2 },
    'R5:20': { shamblers: 3, alphas: 1 },
    'R8:02': { shamblers: 2, alphas: 2 },
    'R2:11': { shamblers: 3, alphas: 1 },
    'R5:01': { shamblers: 2, alphas: 1 },
    'V7:22': { shamblers: 2, alphas: 2 },
  },
};

/** A Turn in the middle of them. */
export const inTheCrowd = await givenPosition('in the crowd', WHERE, {
  ...CROWD,
  team: {
    kate: { zone: 'R5:10', hands: ['katana', 'semiRifle'] },
    guzman: { zone: 'R5:11', hands: ['machineGun'], backpack: ['magazine'] },
    dieter: { zone: 'R5:12', hands: ['shotgun'] },
    cruz: { zone: 'R5:12', hands: ['revolver'] },
    burt: { zone: 'R4:21', hands: ['circularSaw'] },
    peters: { zone: 'R4:22', hands: ['revolver'] },
  },
});

/**
 * The last Turn of a round with everybody out of reach: all the dead walk to the Noise, each by one way, and none is left
 * in the box for those that appear.
 */
export const beforeTheDead = await givenPosition('before the dead', WHERE, {
  ...CROWD,
  zombieCards: ['001', '017', '018', '002'],
  team: { kate: { zone: 'V6:11', hands: ['katana'] } },
  others: 'V6:11',
});
