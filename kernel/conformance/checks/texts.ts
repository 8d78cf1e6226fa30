import {
  type Decision,
  type Kit,
  LANGS,
  type Lang,
  type Message,
  type Place,
  type Say,
  type Spot,
  type State,
  sample,
} from '../../index.ts';
import { kernelMessages, refusalMessage, rulebook, speaker } from '../../text.ts';
import { Difference } from '../difference.ts';
import { idsOf } from '../drive.ts';
import { chosen, type Examined } from '../examined.ts';
import type { Problem, Where } from '../problem.ts';
import { messagesIn, noteMessage, noteRules, type Tally } from '../tally.ts';

/** What the kernel says of a refusal that nobody has words for. */
const NO_WORDS = 'kernel.refusal.other';

/** What was said once is put into words again at one decision in so many, since its parameters may differ. */
const AGAIN = 8;

/** Notes all that a decision says. */
export function noteDecision<S extends State>(examined: Examined<S>, decision: Decision): void {
  const { kit, tally, below, where } = examined;
  const { describe } = kit;
  const { ask } = decision;
  const all = chosen(below, AGAIN);
  if (all || !tally.described.has(ask.id)) {
    tally.described.add(ask.id);
    noteMessage(tally, describe.prompt(decision), where());
    noteRules(tally, ask.rules, where());
  }
  for (const id of idsOf(decision)) {
    const pair = `${ask.id} ${id}`;
    if (!all && tally.described.has(pair)) continue;
    tally.described.add(pair);
    noteMessage(tally, describe.option(decision, id), where());
    describe.ref(decision, id);
  }
  if (decision.kind === 'place') notePlace(examined, decision);
}

/** Notes the words of a place for whatever could be given, and for all that it forbids. */
function notePlace<S extends State>({ kit, match, tally, below, where }: Examined<S>, decision: Place): void {
  const { describe } = kit;
  const { ask, region } = decision;
  if (!describe.spot) throw new Difference(`${ask.id} asks for a place, and the game has no words for one`);
  const answer = sample({ ...decision, beside: [] }, below, match.game) as Spot;
  noteMessage(tally, describe.spot(decision, answer), where());
  for (const { id, code, rules } of region.out ?? []) {
    const pair = `${code} ${id}`;
    if (tally.described.has(pair)) continue;
    tally.described.add(pair);
    noteMessage(tally, refusalMessage({ code, params: { thing: id, x: 0, y: 0 }, rules }, describe), where());
    noteRules(tally, rules, where());
  }
}

/** Notes all that was said of what happened, and of how it ended. */
export function noteHappenings<S extends State>({ kit, match, tally, where }: Examined<S>): void {
  for (const { at, event } of match.events) {
    const message = kit.describe.event(event);
    const there = { ...where(), at };
    if (message) noteMessage(tally, message, there);
    noteRules(tally, event.rules, there);
  }
  if (match.outcome) noteMessage(tally, kit.describe.outcome(match.outcome), where());
}

/** Messages that a language lacks or cannot say, and rules that its rulebook lacks. */
export async function textProblems<S extends State>(kit: Kit<S>, tally: Tally): Promise<Problem[]> {
  const problems = await Promise.all(LANGS.map((lang) => problemsIn(kit, tally, lang)));
  return problems.flat();
}

async function problemsIn<S extends State>(kit: Kit<S>, tally: Tally, lang: Lang): Promise<Problem[]> {
  const { messages, rulebook: markdown } = await kit.text(lang);
  const known = { ...kernelMessages(lang), ...messages };
  const say = speaker(lang, messages);
  const book = rulebook(markdown, lang);
  const problems = new Map<string, Problem>();
  const add = (where: Where, what: string): void => {
    if (!problems.has(what)) problems.set(what, { ...where, check: 'texts', what: `${lang} ${what}` });
  };
  for (const { message, where } of tally.messages.values()) {
    if (!(message.id in known)) add(where, `lacks the message "${message.id}"`);
    else if (message.id === NO_WORDS) add(where, `has no words for the refusal "${message.params?.code}"`);
    else if ([...messagesIn(message)].every(({ id }) => id in known)) {
      const error = unsayable(say, message);
      if (error) add(where, `cannot say "${message.id}": ${error}`);
    }
  }
  for (const [rule, where] of tally.rules) if (!book.rule(rule)) add(where, `lacks the rule ${rule} in its rulebook`);
  return [...problems.values()];
}

function unsayable(say: Say, message: Message): string | null {
  try {
    say(message);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
