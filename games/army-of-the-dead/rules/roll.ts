/** The dice of an attack: the roll, Lucky, and the dice that natural 6s give (AD-CMB06, steps 3 to 5). */
import type { Rules } from '@shamble/kernel';
import { AMMO_FACES, type AmmoFace, DIE_FACES, type DieFace, OUT_OF_AMMO } from '../content/dice.ts';
import { offer } from './ask.ts';
import { friendsOf } from './friendly.ts';
import { wantsMoreHits } from './hits.ts';
import type { Attack } from './moments.ts';
import { fighterNamed } from './named.ts';
import { total } from './parts.ts';
import { damageOf, leastOf, type Pool, wantsMoreDice } from './pool.ts';
import { type Army, type G, idOf } from './state.ts';

/** What lies there in the end. */
export interface Rolled {
  readonly hits: number;
  readonly misses: number;
  /** Natural 6s (AD-SKILL22-R). */
  readonly sixes: number;
  /** The symbol is among the Ammo dice (AD-AMMO02). */
  readonly out: boolean;
}

interface Dice {
  readonly faces: DieFace[];
  readonly ammo: readonly AmmoFace[];
}

const LUCKY = { id: 'lucky', rules: ['AD-SKILL10', 'AD-SKILL10-R'] };
const SIX = { id: 'six', rules: ['AD-SKILL21', 'AD-SKILL29-R'] };
const ROLLED = ['AD-CMB01', 'AD-CMB02', 'AD-CMB03'];
const ROLLED_AMMO = [...ROLLED, 'AD-AMMO01', 'AD-AMMO05-R'];
const AGAIN = ['AD-SKILL10', 'AD-SKILL10-R', 'AD-AMMO06-R'];
const EXTRA = ['AD-SKILL21', 'AD-SKILL22-R'];

/** The symbol and a natural 1 always fail (AD-CMB03-R, AD-AMMO05-R). */
const isHit = (face: DieFace | AmmoFace, least: number): boolean => face !== OUT_OF_AMMO && Number(face) >= least;

function read(pool: Pool, { faces, ammo }: Dice): Rolled {
  const least = leastOf(pool);
  const counted: readonly (DieFace | AmmoFace)[] = pool.ammoHits ? [...faces, ...ammo] : faces;
  let hits = 0;
  let sixes = 0;
  for (const face of counted) {
    if (isHit(face, least)) hits++;
    if (face === '6') sixes++;
  }
  return { hits, misses: counted.length - hits, sixes, out: ammo.includes(OUT_OF_AMMO) };
}

/** The dice as they lie, and which of them are successes. */
function lying(pool: Pool, { faces, ammo }: Dice) {
  const least = leastOf(pool);
  return {
    dice: faces.slice(),
    diceHit: faces.map((face) => isHit(face, least)),
    ammo: ammo.slice(),
    ammoHit: ammo.map((face) => pool.ammoHits && isHit(face, least)),
  };
}

function tell(
  g: G,
  attack: Attack,
  pool: Pool,
  dice: Dice,
  how: 'first' | 'again' | 'six',
  rules: readonly string[],
): void {
  if (g.sink === null) return;
  const { dice: faces, diceHit, ammo, ammoHit } = lying(pool, dice);
  g.emit({
    type: 'rolled',
    survivor: idOf(g.state, attack.who),
    how,
    dice: faces,
    hits: diceHit,
    ammo,
    ammoHits: ammoHit,
    least: leastOf(pool),
    rules,
  });
}

function throwDice(g: G, pool: Pool, names: readonly [string, string]): Dice {
  const dice = total(pool.dice);
  const ammo = total(pool.ammo);
  return {
    faces: dice > 0 ? g.chance.rollAll(names[0], dice, DIE_FACES) : [],
    ammo: ammo > 0 ? g.chance.rollAll(names[1], ammo, AMMO_FACES) : [],
  };
}

/** Whether no other roll of the same dice could be better. */
const isBest = ({ sixDie, sixDamage }: Pool, { misses, out }: Rolled): boolean =>
  misses === 0 && !out && sixDie === null && sixDamage === null;

export function* rollAttack(g: G, attack: Attack, pool: Pool): Rules<Rolled> {
  let dice = throwDice(g, pool, ['attack', 'ammo']);
  tell(g, attack, pool, dice, 'first', dice.ammo.length > 0 ? ROLLED_AMMO : ROLLED);
  if (yield* rollsAgain(g, attack, pool, dice)) {
    dice = throwDice(g, pool, ['again', 'ammo-again']);
    tell(g, attack, pool, dice, 'again', AGAIN);
  }
  if (pool.sixDie !== null && wantsMoreDice(attack, pool)) yield* rollMore(g, attack, pool, dice);
  return read(pool, dice);
}

/** Lucky: all dice once more, asked with the dice in sight (AD-SKILL10-R). */
function* rollsAgain(g: G, attack: Attack, pool: Pool, dice: Dice): Rules<boolean> {
  const rolled = read(pool, dice);
  if (pool.again === null || isBest(pool, rolled)) return false;
  const s = g.state;
  const params = {
    survivor: fighterNamed(s, attack.who),
    card: { id: `card.${attack.weapon.id}` },
    hits: rolled.hits,
    misses: rolled.misses,
    ...lying(pool, dice),
  };
  return (yield* offer(g, s.team[attack.who].owner, LUCKY, () => ['again'], 'keep', params)) !== null;
}

/** Whether a further die can hit anybody else, Zombie or friend. */
function canMatter(s: Army, attack: Attack, pool: Pool, { hits, sixes }: Rolled): boolean {
  const { fighters, companions } = friendsOf(s, attack);
  if (pool.sixDamage !== null || fighters.length + companions.length > 0) return true;
  return wantsMoreHits(s, attack, hits, damageOf(pool, sixes));
}

/** Each natural 6 gives a standard die, and so on as long as 6s come, they can matter, and the player likes (AD-SKILL21). */
function* rollMore(g: G, attack: Attack, pool: Pool, dice: Dice): Rules {
  const s = g.state;
  let { sixes } = read(pool, dice);
  while (sixes > 0 && canMatter(s, attack, pool, read(pool, dice))) {
    const params = { survivor: fighterNamed(s, attack.who), n: sixes, ...lying(pool, dice) };
    if ((yield* offer(g, s.team[attack.who].owner, SIX, () => ['roll'], 'keep', params)) === null) return;
    const faces = g.chance.rollAll('six', sixes, DIE_FACES);
    tell(g, attack, pool, { faces, ammo: [] }, 'six', EXTRA);
    dice.faces.push(...faces);
    sixes = faces.filter((face) => face === '6').length;
  }
}
