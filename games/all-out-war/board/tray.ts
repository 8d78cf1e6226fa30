/** Dice as they fall and as they lie: pools before a roll, results, and those that may be rolled again. */
import type { Decision, GameEvent, Json, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Aim, Die, Intent } from '@shamble/parts/board';
import { COLOURS, type Colour, PANIC_FACES, type Panic } from '../content/dice.ts';
import { asView } from '../rules/view.ts';
import { colour as colourWord, face as faceWords, reason, thing } from '../text/words.ts';
import { type Ahead, aheadFor } from './ahead.ts';
import { againOdds } from './forecast/again.ts';
import { PANIC_ICONS, SIGN_ICONS } from './icons.ts';
import { stateFor } from './seen-state.ts';

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

const isPanic = (word: unknown): word is Panic => (PANIC_FACES as readonly unknown[]).includes(word);

/** A face as scripts write it: `2!` is two successes with a critical. */
function dieOf(colour: Colour, face: string, caption: Message, ref?: string): Die {
  return {
    icon: SIGN_ICONS.die,
    sign: { id: 'boardview.face', params: { face } },
    caption,
    used: face === '0',
    ground: `war-tray-${colour}`,
    ...(ref === undefined ? {} : { ref }),
  };
}

/** A whole pool of an event, each die with whose it is: blanks are used up. What Defends stands apart from the Attack. */
export function rolledDice({ name, dice }: GameEvent): Die[] {
  if (!Array.isArray(dice)) return [];
  const rolled = dice.flatMap((one): Die[] => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return [];
    const { colour, face, of } = one;
    if (typeof colour !== 'string' || !isColour(colour)) return [];
    const shows = faceWords(String(face));
    const whose: Message = { id: 'boardview.dice.of', params: { who: thing(String(of), 'thing'), face: shows } };
    return [dieOf(colour, String(face), typeof of === 'string' ? whose : shows)];
  });
  return name === 'defense' ? apart(rolled) : rolled;
}

/** With a gap before the first. */
const apart = ([first, ...rest]: readonly Die[]): Die[] => (first ? [{ ...first, apart: true }, ...rest] : []);

export function againDie({ colour, face }: GameEvent): Die[] {
  return typeof colour === 'string' && isColour(colour) ? [dieOf(colour, String(face), faceWords(String(face)))] : [];
}

/** The Action die; none where somebody needs no roll. */
export function actionDie({ badge, rolled }: GameEvent): Die[] {
  if (rolled === false) return [];
  const shows = badge === true ? 'badge' : 'blank';
  return [
    {
      icon: SIGN_ICONS[shows],
      caption: { id: `boardview.face.${shows}` },
      used: badge !== true,
      ground: 'war-tray-action',
    },
  ];
}

/** The Panic die with its word; the sentence is the beat's own. */
export function panicDie({ result, rolled }: GameEvent): Die[] {
  if (rolled !== true || !isPanic(result)) return [];
  return [{ icon: PANIC_ICONS[result], caption: { id: `panic.${result}` }, used: false, ground: 'war-tray-panic' }];
}

/** Questions about dice that lie: each can be pressed. */
const AGAIN: ReadonlySet<string> = new Set(['shot-again', 'dual-wield', 'pierced']);

const isAgain = (decision: Decision | null): boolean => decision !== null && AGAIN.has(decision.ask.id);

/** The dice an option of such a question is about: `2.red.1!`, or `2.red.cover` for a die that would be dropped. */
function lyingDice(decision: Decision): Die[] {
  if (decision.kind !== 'choose') return [];
  return [...decision.options, ...(decision.beside ?? [])].flatMap((id): Die[] => {
    const [n, colour, face] = id.split('.');
    if (!isColour(colour)) return [];
    if (decision.ask.id === 'pierced')
      return [
        {
          icon: SIGN_ICONS.die,
          sign: { id: `boardview.dice.${colour}`, params: { n: 1 } },
          caption: reason(face),
          used: false,
          ground: `war-tray-${colour}`,
          ref: `die:${n}`,
        },
      ];
    return [dieOf(colour, face, colourWord(colour), `die:${n}`)];
  });
}

/** What lies in the tray: dice that are asked about, or those that what is chosen would roll. */
export function dice(data: Json, intent: Intent | null): Die[] {
  if (intent === null) return [];
  if (isAgain(intent.decision)) return lyingDice(intent.decision);
  const view = asView(data);
  const ahead = aheadFor(view, intent);
  if (ahead === null) return [];
  return poolOf(ahead).map(
    ({ colour, why, against, first }): Die => ({
      icon: SIGN_ICONS.die,
      sign: { id: `boardview.dice.${colour}`, params: { n: 1 } },
      caption: against ? { id: 'boardview.dice.against', params: { why: reason(why) } } : reason(why),
      used: false,
      ground: `war-tray-${colour}`,
      ...(against && first ? { apart: true } : {}),
    }),
  );
}

interface PoolDie {
  readonly colour: Colour;
  readonly why: string;
  /** The other side's. */
  readonly against: boolean;
  readonly first: boolean;
}

/** Both pools of a shot or a melee: the other side's are dim. */
function poolOf(ahead: Ahead): PoolDie[] {
  const both = ahead.shot ?? ahead.melee;
  if (both === null) return [];
  return [
    ...both.pool.map(({ colour, why }) => ({ colour, why, against: false, first: false })),
    ...both.other.map(({ colour, why }, i) => ({ colour, why, against: true, first: i === 0 })),
  ];
}

/** What the dice are for, and the odds in a sentence. */
export function aim(data: Json, intent: Intent | null): Aim | null {
  const view = asView(data);
  if (intent === null || view.help === 'none') return null;
  const { decision, selected } = intent;
  if (decision.ask.id === 'shot-again') {
    const { rolled, against } = decision.params ?? {};
    if (typeof rolled !== 'number' || typeof against !== 'number') return null;
    const again = selected === null ? null : againOdds(stateFor(view), decision, selected);
    return {
      needs: { id: 'boardview.aim.more', params: { n: against } },
      odds:
        again === null
          ? { id: 'boardview.aim.rolled', params: { rolled, against } }
          : { id: 'boardview.aim.again', params: { percent: percent(again.wounds) } },
    };
  }
  const ahead = aheadFor(view, intent);
  if (ahead?.shot)
    return {
      needs: { id: 'boardview.aim.wound', params: { who: thing(ahead.shot.target) } },
      odds: { id: 'boardview.aim.odds', params: { percent: percent(ahead.shot.odds.wounds) } },
    };
  if (ahead?.melee)
    return {
      needs: { id: ahead.melee.tie ? 'boardview.aim.tie' : 'boardview.aim.win' },
      odds: { id: 'boardview.aim.odds', params: { percent: percent(ahead.melee.win) } },
    };
  return null;
}
