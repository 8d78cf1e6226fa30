/** The moments of the rules on which Skills and tokens hang: one hook each, and what every Skill and token hangs on it. */
import type { Equipment } from '../content/equipment.ts';
import { PERSONAL_OBJECTIVES, type TokenPower } from '../content/objectives.ts';
import { type CombatType, type Skill, skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import type { ZombieKind } from '../content/zombies.ts';
import { levelOf } from './level.ts';
import type { Part } from './parts.ts';
import { type ActionType, type Army, abominationsIn, cardIn, type FreeKind, HANDS, ledBy, nowOf } from './state.ts';

/** What of an Equipment card an attack needs; the Truck has such values too. */
export type Weapon = Pick<
  Equipment,
  'id' | 'range' | 'dice' | 'accuracy' | 'damage' | 'noisy' | 'explosive' | 'does' | 'silenced'
>;

/** A Zombie that an attack names: the kind, standing or lying. */
export interface Target {
  readonly kind: ZombieKind;
  readonly lying: boolean;
}

/** An attack as declared (AD-CMB06, step 1). */
export interface Attack {
  /** Place in the team. */
  readonly who: number;
  readonly type: 'melee' | 'ranged';
  readonly weapon: Weapon;
  /** The slot of the card; -1 for the Truck. */
  readonly slot: number;
  readonly zone: number;
  /** The target of a Focused Attack, or of the Bola Launcher. */
  readonly focus: Target | null;
  /** With the Truck: no Skill applies (AD-TRUCK02). */
  readonly truck: boolean;
}

/** Skills that are a deed of their own in a Turn. */
export type TurnSkill = 'charge' | 'bloodlust' | 'sprint' | 'shove' | 'lifesaver' | 'bornLeader';

/** One hook per moment. */
export interface Hooks {
  /** A Turn begins: normal Actions more. */
  readonly actions?: number;
  /** A Turn begins: a free Action. */
  readonly free?: FreeKind;
  /** The pool is built: standard dice more. */
  readonly dice?: (s: Army, attack: Attack) => number;
  /** The Damage is worked out. */
  readonly damage?: (s: Army, attack: Attack) => number;
  /** Dice lie there: all may be rolled again once. */
  readonly rollsAgain?: true;
  /** Dice lie there: each natural 6 gives another die, or one more Damage. */
  readonly sixDie?: (attack: Attack) => boolean;
  readonly sixDamage?: (attack: Attack) => boolean;
  /** Successes were assigned and somebody fell: one more of this kind, or one more like it. */
  readonly hunts?: 'shambler' | 'alpha';
  readonly reaps?: (attack: Attack) => boolean;
  /** Misses hit friends: those of his choice are spared. */
  readonly spares?: true;
  /** An attack brought somebody down: a free Move. */
  readonly runs?: true;
  /** A symbol empties the weapon: not the first time in a Turn. */
  readonly keepsLoaded?: true;
  /** A Move: Zones more, and nothing hinders. */
  readonly zones?: number;
  readonly unhindered?: true;
  /** A Search: cards more, and as often as he likes. */
  readonly cards?: number;
  readonly searchesAgain?: true;
  /** What removing Dormants costs. */
  readonly dormantsCost?: number;
  readonly skill?: TurnSkill;
  /** What a Bloodlust lets him do then. */
  readonly afterwards?: CombatType;
  /** Zombies were spawned near: an attack, or a Move. */
  readonly reacts?: 'attack' | 'move';
  /** The Zombies' Phase ends, and somebody was hurt: a free Action. */
  readonly safety?: true;
  /** The End Phase: Health comes back. */
  readonly heals?: number;
  /** The Turn may come at any time of the Phase. */
  readonly anyTime?: true;
  /** Adrenaline for a Shambler. */
  readonly perShambler?: number;
  /** Alphas are spawned near: so many fewer. */
  readonly fewerAlphas?: number;
  /** A deed beside every question of the own Turn. */
  readonly discards?: 'zeus' | 'showDormants';
}

/** A Skill or token with its name, its rule and what it hangs on. */
export interface Source {
  readonly id: string;
  readonly rule: string;
  readonly hooks: Hooks;
}

/** Whether an attack is one of this type (AD-SKILL02). */
const isOf = (of: CombatType, { type }: Attack): boolean => of === 'combat' || of === type;

/** How many Actions of a type were performed in a row up to now (AD-SKILL09-R). */
function inARow(done: readonly ActionType[], of: CombatType): number {
  const fits = (type: ActionType): boolean => (of === 'combat' ? type === 'melee' || type === 'ranged' : type === of);
  let n = 0;
  while (n < done.length && fits(done[done.length - 1 - n])) n++;
  return n;
}

/** In the own Turn, the bonus of Escalation. */
function escalated(s: Army, attack: Attack, of: CombatType): number {
  const now = s.turns.at(-1);
  if (now === undefined || now.single || now.who !== attack.who || !isOf(of, attack)) return 0;
  return inARow(now.done, of);
}

type Word<W extends Skill['word']> = Extract<Skill, { word: W }>;

/** What each Skill does, and its rule. */
const SKILLS: { readonly [W in Skill['word']]: readonly [rule: string, hooks: (skill: Word<W>) => Hooks] } = {
  plusAction: ['AD-ADR06', () => ({ actions: 1 })],
  freeAction: ['AD-SKILL01', ({ of }) => ({ free: of })],
  plusDie: ['AD-SKILL02', ({ of }) => ({ dice: (_, attack) => (isOf(of, attack) ? 1 : 0) })],
  plusDamage: ['AD-SKILL03', ({ of }) => ({ damage: (_, attack) => (isOf(of, attack) ? 1 : 0) })],
  plusZone: ['AD-SKILL04', () => ({ zones: 1 })],
  hunter: ['AD-SKILL05', ({ of }) => ({ hunts: of })],
  charge: ['AD-SKILL06', () => ({ skill: 'charge' })],
  twoCards: ['AD-SKILL07', () => ({ cards: 1 })],
  carefulSearcher: ['AD-SKILL08', () => ({ searchesAgain: true })],
  escalation: ['AD-SKILL09', ({ of }) => ({ dice: (s, attack) => escalated(s, attack, of) })],
  lucky: ['AD-SKILL10', () => ({ rollsAgain: true })],
  silentKiller: ['AD-SKILL11', () => ({ dormantsCost: 1 })],
  slippery: ['AD-SKILL12', () => ({ unhindered: true })],
  bornLeader: ['AD-SKILL13', () => ({ skill: 'bornLeader' })],
  explosivesMaster: ['AD-SKILL14', () => ({ free: 'explosive', dice: (_, { weapon }) => (weapon.explosive ? 1 : 0) })],
  steadyHand: ['AD-SKILL15', () => ({ spares: true })],
  getToSafety: ['AD-SKILL16', () => ({ safety: true })],
  reaper: ['AD-SKILL17', ({ of }) => ({ reaps: (attack) => isOf(of, attack) })],
  hitAndRun: ['AD-SKILL18', () => ({ runs: true })],
  regeneration: ['AD-SKILL19', () => ({ heals: Number.POSITIVE_INFINITY })],
  combatReflexes: ['AD-SKILL20', () => ({ reacts: 'attack' })],
  sixPlusDie: ['AD-SKILL21', ({ of }) => ({ sixDie: (attack) => isOf(of, attack) })],
  sixPlusDamage: ['AD-SKILL22', ({ of }) => ({ sixDamage: (attack) => isOf(of, attack) })],
  lifesaver: ['AD-SKILL23', () => ({ skill: 'lifesaver' })],
  sidestep: ['AD-SKILL24', () => ({ reacts: 'move' })],
  sprint: ['AD-SKILL25', () => ({ skill: 'sprint' })],
  bloodlust: ['AD-SKILL26', ({ of }) => ({ skill: 'bloodlust', afterwards: of })],
  shove: ['AD-SKILL27', () => ({ skill: 'shove' })],
  tactician: ['AD-SKILL28', () => ({ anyTime: true })],
};

/** What each token of a Personal Objective does for whoever holds it; some only once, when it is turned over. */
const POWERS: Readonly<Record<TokenPower, Source>> = {
  doubleShamblers: { id: 'doubleShamblers', rule: 'AD-PO07', hooks: { perShambler: 1 } },
  adrenaline30: { id: 'adrenaline30', rule: 'AD-PO08', hooks: {} },
  dieAgainstAbominations: {
    id: 'dieAgainstAbominations',
    rule: 'AD-PO09',
    hooks: { dice: (s, attack) => (meansAbomination(s, attack) ? 1 : 0), discards: 'zeus' },
  },
  heal: { id: 'heal', rule: 'AD-PO11-R', hooks: { heals: 1 } },
  freeMove: { id: 'freeMove', rule: 'AD-PO11-R', hooks: { free: 'move' } },
  meleeDie: { id: 'meleeDie', rule: 'AD-PO11-R', hooks: { dice: (_, { type }) => (type === 'melee' ? 1 : 0) } },
  showDormants: { id: 'showDormants', rule: 'AD-PO11-R', hooks: { discards: 'showDormants' } },
  ignoreEmpty: { id: 'ignoreEmpty', rule: 'AD-PO11-R', hooks: { keepsLoaded: true } },
  searchMore: { id: 'searchMore', rule: 'AD-PO11-R', hooks: { cards: 1 } },
  spawnAlpha: { id: 'spawnAlpha', rule: 'AD-PO11-R', hooks: {} },
  adrenaline5: { id: 'adrenaline5', rule: 'AD-PO11-R', hooks: {} },
  fewerAlphas: { id: 'fewerAlphas', rule: 'AD-PO11-R', hooks: { fewerAlphas: 1 } },
};

/** The named target of a Focused Attack, or the only kind in the Zone (AD-PO09-R). */
function meansAbomination(s: Army, { focus, zone }: Attack): boolean {
  if (focus !== null) return focus.kind !== 'shambler' && focus.kind !== 'alpha';
  return s.shamblers[zone] === 0 && s.alphas[zone] === 0 && abominationsIn(s, zone).length > 0;
}

const known = new Map<string, Source>();

/** A Skill with its hooks, made once. */
function sourceOf(skill: Skill): Source {
  const id = skillId(skill);
  let source = known.get(id);
  if (!source) {
    const [rule, hooks] = SKILLS[skill.word] as readonly [string, (skill: Skill) => Hooks];
    source = { id, rule, hooks: hooks(skill) };
    known.set(id, source);
  }
  return source;
}

const PLUS_ACTION: Skill = { word: 'plusAction' };
const CHARGE: Skill = { word: 'charge' };

/** The Skills of a Survivor: those of the levels reached, those of Companions, that of a weapon in Hand (AD-ADR05, AD-ALLY03, AD-EQUIP06-R). */
export function skillsOf(s: Army, who: number): Skill[] {
  const fighter = s.team[who];
  const { blue, orange, red } = SURVIVORS[fighter.survivor];
  const skills: Skill[] = [blue];
  if (levelOf(fighter) >= 1) skills.push(PLUS_ACTION);
  if (fighter.orange >= 0) skills.push(orange[fighter.orange]);
  if (fighter.red >= 0) skills.push(red[fighter.red]);
  for (const one of ledBy(s, who)) skills.push(SURVIVORS[one.survivor].blue);
  for (let i = 0; i < HANDS; i++) if (cardIn(fighter.slots[i])?.does === 'charge') skills.push(CHARGE);
  return skills;
}

/** All that may act at a moment of a Survivor's: Skills, and tokens held; a token's power ends with an escape. */
export function sourcesOf(s: Army, who: number): Source[] {
  const sources = skillsOf(s, who).map(sourceOf);
  const fighter = s.team[who];
  for (const colour of fighter.tokens) {
    const personal = s.personal.find((one) => one.colour === colour);
    if (personal === undefined || fighter.status !== 'playing') continue;
    const card = PERSONAL_OBJECTIVES.find((one) => one.survivor === personal.survivor);
    if (card) sources.push(POWERS[card.power]);
  }
  return sources;
}

/** Whether somebody has what hangs on a moment. */
export const has = (s: Army, who: number, hook: keyof Hooks): boolean =>
  sourcesOf(s, who).some(({ hooks }) => hooks[hook] !== undefined);

/** The first who has it, with the Skill. */
export const sourceWith = (s: Army, who: number, hook: keyof Hooks): Source | undefined =>
  sourcesOf(s, who).find(({ hooks }) => hooks[hook] !== undefined);

/** Numbers that add up, also where one Skill is held twice (AD-SKILL29-R). */
export function numbersOf(s: Army, who: number, of: (hooks: Hooks) => number): Part[] {
  return sourcesOf(s, who).flatMap(({ id, rule, hooks }) => {
    const n = of(hooks);
    return n === 0 ? [] : [{ n, why: id, rule }];
  });
}

/** Whether a once-per-Turn Skill is still to be used in the own Turn. */
export function unused(s: Army, id: string): boolean {
  const now = nowOf(s);
  return !now.single && !now.used.includes(id);
}
