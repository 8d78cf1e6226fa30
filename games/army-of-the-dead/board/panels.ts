/** Forecasts beside the board: what is chosen, what the dead would do, what appears, as far as the table may tell. */
import type { Json, Message, Param } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { atLeast } from '@shamble/parts/bars';
import type { Intent, Panel, PanelLine } from '@shamble/parts/board';
import { type Span, span } from '../rules/span.ts';
import type { Army } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { oddGroups } from '../text/ways.ts';
import { dead as deadWords, survivor } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { type Ahead, aheadFor, type Sound, stirredBy } from './ahead.ts';
import { attackLines } from './forecast/attack.ts';
import { deadLines } from './forecast/dead.ts';
import { wonByFalling } from './forecast/ending.ts';
import { frontLines } from './forecast/fronts.ts';
import { livesAfter } from './forecast/lives.ts';
import { between, tail } from './forecast/numbers.ts';
import { searchLines } from './forecast/search.ts';
import { wakingOf } from './forecast/sleepers.ts';
import { spawnLines } from './forecast/spawn.ts';
import { keepingMessage } from './forecast/vault.ts';
import { options } from './options.ts';
import { stateFor } from './seen-state.ts';
import { wholeOf } from './whole.ts';

const inPercent = ({ least, most }: Readonly<Span>): Param => between(span(percent(least), percent(most)));

/** What an attack is weighed by stands beside what confirms it. */
export const planPanel = 'lives';

const title = (id: string): Message => ({ id: `boardview.panel.${id}` });

export function panels(data: Json, intent: Intent | null): Panel[] {
  const view = asView(data);
  const ahead = aheadFor(view, intent);
  if (ahead === null) return [];
  const s = stateFor(view);
  return [
    ...vault(s, intent),
    ...chosen(view, s, ahead, intent),
    ...lives(view, s, ahead),
    ...dead(view, s, ahead),
    ...ways(view, intent),
    ...appears(view),
  ];
}

/** Who must fall now, and may live after the attack that is shown. */
function lives(view: View, s: Army, { shot, sound }: Ahead): Panel[] {
  if (shot === null || view.help !== 'all') return [];
  const lines = livesAfter(s, shot, stirredBy(s, sound)).map(
    ({ survivor: id, after }): PanelLine => ({
      text: { id: 'boardview.attack.lives', params: { who: survivor(id), percent: inPercent(after) } },
      sure: 'open',
    }),
  );
  return lines.length === 0 ? [] : [{ id: planPanel, title: title('lives'), lines }];
}

/** What the option that is shown would do. */
function chosen(view: View, s: Army, ahead: Ahead, intent: Intent | null): Panel[] {
  if (intent?.selected == null) return [];
  const { decision, selected } = intent;
  const whole = wholeOf(view, intent);
  if (whole !== null)
    return [{ id: 'chosen', title: whole.words, lines: whole.detail().map((text) => ({ text, sure: 'open' })) }];
  const lines = linesOf(view, s, ahead, intent);
  return lines.length === 0 ? [] : [{ id: 'chosen', title: describe.option(decision, selected), lines }];
}

function linesOf(view: View, s: Army, { shot, sound }: Ahead, { decision, selected }: Intent): PanelLine[] {
  const wakes = sound === null ? [] : wakingLines(s, sound);
  if (shot !== null)
    return [
      ...attackLines(view, s, shot),
      ...(sound === null ? [] : [{ text: { id: 'boardview.attack.noisy' }, sure: 'certain' as const }]),
      ...wakes,
    ];
  if (selected === 'objective.hidden') return [...details(view, decision, selected), ...frontLines(view)];
  if (selected === 'search') return [...details(view, decision, selected), ...searchLines(s)];
  return selected === null ? [] : [...details(view, decision, selected), ...wakes];
}

const details = (view: View, decision: Intent['decision'], selected: string): PanelLine[] =>
  options.detail(view as unknown as Json, decision, selected).map((text) => ({ text, sure: 'open' as const }));

/** How many Shamblers would wake. */
function wakingLines(s: Army, sound: Sound): PanelLine[] {
  const waking = wakingOf(s, sound.wakes);
  if (waking === null) return [];
  const { tokens, shamblers, short } = waking;
  return [
    { text: { id: 'boardview.wakes', params: { n: tokens } }, sure: 'unknown', bars: atLeast(tail(shamblers)) },
    ...(short > 0
      ? [{ text: { id: 'boardview.wakes.short', params: { percent: percent(short) } }, sure: 'unknown' as const }]
      : []),
  ];
}

function dead(view: View, s: Army, { forecast, after }: Ahead): Panel[] {
  if (forecast === null) return [];
  const won: PanelLine[] = wonByFalling(s, forecast) ? [{ text: { id: 'boardview.ahead.won' }, sure: 'open' }] : [];
  const lines = [...won, ...deadLines(view.mission, forecast)];
  return [{ id: 'dead', title: title(after === null ? 'dead' : 'dead.after'), lines }];
}

/** How groups with odd ones split as they are sent now. */
function ways({ mission }: View, intent: Intent | null): Panel[] {
  if (intent === null || intent.decision.kind !== 'pick') return [];
  const { decision, plan } = intent;
  const { options } = intent.decision;
  const lines = oddGroups(decision).flatMap(({ from, kind, each, odd }) =>
    options
      .filter((id) => id.startsWith(`way.${from}.${kind}.${odd}.`))
      .flatMap((id): PanelLine[] => {
        const n = each + (plan.includes(id) ? 1 : 0);
        if (n === 0) return [];
        const group = { id: 'boardview.ahead.group', params: { dead: deadWords(kind, n), from: label(mission, from) } };
        const zone = label(mission, id.slice(id.lastIndexOf('.') + 1));
        return [{ text: { id: 'boardview.ahead.goes', params: { zone, groups: [group] } }, sure: 'certain' }];
      }),
  );
  return lines.length === 0 ? [] : [{ id: 'ways', title: title('ways'), lines }];
}

const appears = (view: View): Panel[] => [{ id: 'appears', title: title('appears'), lines: spawnLines(view) }];

/** The attempt at the Vault with the dice that are to be kept. */
function vault(s: Army, intent: Intent | null): Panel[] {
  if (s.attempt === null || intent?.decision.ask.id !== 'vault-keep') return [];
  return [
    {
      id: 'vault',
      title: title('vault'),
      lines: [{ text: keepingMessage(s, intent), sure: 'open' }],
    },
  ];
}
