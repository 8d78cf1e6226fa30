/** Forecasts beside the mat: what is planned first, then what the Walkers would do now. */
import type { Json, Message } from '@shamble/kernel';
import type { Intent, Panel, PanelLine } from '@shamble/parts/board';
import { stanceOf } from '../rules/fights.ts';
import { searchable } from '../rules/search.ts';
import { isTurn, type War } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { type Ahead, aheadFor } from './ahead.ts';
import { blastLines } from './forecast/blasts.ts';
import { fallsAfter } from './forecast/pulls.ts';
import type { ShotPlan } from './forecast/shots.ts';
import { come, type Noise } from './forecast/ways.ts';
import {
  endLines,
  eventLines,
  fightLine,
  fightsLines,
  moveLines,
  searchLine,
  shotLines,
  shotNoiseLines,
  shotsLines,
} from './forecast/words.ts';
import { meleeNow, meleesLater } from './melee-order.ts';
import { acting } from './option-tell.ts';
import { stateFor } from './seen-state.ts';

/** The panel whose first lines stand beside Confirm on a phone. */
export const planPanel = 'plan';

/** Questions whose answer, once it is chosen, has a forecast that is worth more than the log. */
const FORETOLD: ReadonlySet<string> = new Set(['act', 'move', 'shoot-target', 'blast-point', 'blast-drift']);

/** A Move that is planned, a target that is looked at, and every choice how to fight. */
export const opensPanels = ({ decision: { ask }, selected, plan, spot }: Intent): boolean =>
  ask.id === 'stance' ||
  (FORETOLD.has(ask.id) && (spot != null || (ask.id === 'act' ? plan.length > 1 : selected !== null)));

const title = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.panel.${id}`, params });

const panel = (id: string, words: Message, lines: readonly PanelLine[]): Panel[] =>
  lines.length === 0 ? [] : [{ id, title: words, lines }];

export function panels(data: Json, intent: Intent | null): Panel[] {
  const view = asView(data);
  if (view.help === 'none' || view.people.length === 0 || view.result !== null) return [];
  if (!isTurn(view.step)) return [];
  const s = stateFor(view);
  const ahead = aheadFor(view, intent);
  const plan = planned(view, intent, ahead);
  const before = view.step === 'turn' || view.step === 'activate' || view.step === 'act' || view.step === 'alarm';
  const events = before || view.step === 'lunges' || view.step === 'event';
  const { when, after } = laterOn(s, ahead);
  return [
    ...plan,
    ...panel('order', title('order'), orderLines(view)),
    ...(before ? panel('event', title(`event${when}`), eventLines(after)) : []),
    ...(events || view.step === 'melees' ? panel('melee', title(`melee${when}`), fightsLines(after)) : []),
    ...panel('end', title('end'), endLines(s)),
  ];
}

/** From where the phases to come are told: after the Move that is planned, after what is loud, if it fells nobody, or from now. */
function laterOn(
  s: War,
  ahead: Ahead | null,
): { readonly when: '' | '.after' | '.shot' | '.noise' | '.mayhem'; readonly after: War } {
  const { move = null, noise = null, shot = null, shots = [], blast = null } = ahead ?? {};
  if (move !== null) return { when: '.after', after: move.after };
  if (noise === null) return { when: '', after: s };
  const shoots = shot !== null || shots.length > 0 || blast !== null;
  return { when: shoots ? '.shot' : `.${noise.loud}`, after: come(s, noise.ghosts) };
}

/** What is shown as chosen, or the choices of a melee side by side. */
function planned(view: View, intent: Intent | null, ahead: Ahead | null): Panel[] {
  if (intent === null) return [];
  const s = stateFor(view);
  const { decision, selected, spot } = intent;
  const stances = decision.ask.id === 'stance' ? stanceLines(view, intent) : [];
  if (stances.length > 0) return panel(planPanel, title('fight'), stances);
  const lines: PanelLine[] = [];
  if (ahead?.move) lines.push(...moveLines(s, ahead.move));
  else {
    if (ahead?.shot) lines.push(...shotLines(ahead.shot));
    else if (ahead) lines.push(...shotsLines(ahead.shots));
    if (ahead?.blast) lines.push(...blastLines(s, ahead.blast));
    if (ahead?.noise) lines.push(...noiseAhead(s, ahead.shot, ahead.noise));
    const person = acting(s);
    if (selected === 'search' && person !== null) lines.push(searchLine(s, searchable(s, person)));
    if (decision.ask.id === 'search-counter' && selected !== null) lines.push(searchLine(s, [selected]));
  }
  const words =
    spot != null && decision.kind === 'place'
      ? (describe.spot?.(decision, spot) ?? title('plan'))
      : selected === null
        ? title('plan.open')
        : describe.option(decision, selected);
  return panel(planPanel, words, lines);
}

/** What is loud: of a shot, also for the case that its target goes down. */
const noiseAhead = (s: War, shot: ShotPlan | null, noise: Noise): PanelLine[] =>
  shotNoiseLines(noise, shot === null ? [] : fallsAfter(s, shot, noise.loud, noise.ghosts));

/** Each choice with its chances; the chosen one first. */
function stanceLines(view: View, { decision, selected }: Intent): PanelLine[] {
  const s = stateFor(view);
  const star = s.brawl?.now ?? null;
  if (star === null || decision.kind !== 'choose') return [];
  const side = s.together ? 0 : decision.seat;
  const options = [...decision.options].sort((a, b) => Number(b === selected) - Number(a === selected));
  return options.flatMap((option) => {
    const plan = stanceOf(s, star, side, option);
    if (plan === null) return [];
    const line = fightLine(plan);
    return [
      {
        ...line,
        text: { id: 'boardview.ahead.choice', params: { option: describe.option(decision, option), text: line.text } },
      },
    ];
  });
}

function orderLines(view: View): PanelLine[] {
  const now = meleeNow(view);
  return [...(now === null ? [] : [now]), ...meleesLater(view)].map((text) => ({ text, sure: 'certain' }));
}
