import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { Press } from '@shamble/parts';
import { ICONS, LOCATION_AT, SPACES } from '../../content/map.ts';
import { describe } from '../../text/describe.ts';
import { kind, space } from '../../text/words.ts';
import { rounded } from '../odds.ts';
import { fuelGain, leftBehind, type Route, type Step, type Ways } from '../route.ts';
import { type Stage, useStage } from '../stage.ts';

interface WayPanelProps {
  readonly route: Route;
  readonly ways: Ways | null;
  readonly going: boolean;
  readonly halted: boolean;
}

/** The way that is shown: steps, fights, tokens left behind, what Fuel changes, and the button that goes it. */
export function WayPanel({ route, ways, going, halted }: WayPanelProps) {
  const stage = useStage();
  const { decision, options, say, tell } = stage;
  const ropes = decision ? options(`space:${SPACES[route.to]}`).filter((id) => id.startsWith('rope.')) : [];
  const other = ways && route.fuel > 0 ? ways.plain : (ways?.driven ?? null);
  const change =
    route.fuel > 0 ? tell('boardview.way.walk') : tell('boardview.way.drive', { n: ways?.driven?.fuel ?? 0 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons with what they do
    <div role="group" className="dead-waypanel" aria-label={tell('boardview.way')}>
      <div className="dead-way-words">
        <p className="dead-way-title">
          <b>{say({ id: 'boardview.way.to', params: { space: space(SPACES[route.to]) } })}</b>{' '}
          {tell('boardview.way.cost', { n: route.steps.length, fuel: route.fuel })}
        </p>
        <ol>
          {route.steps.map((step) => (
            <li key={step.option}>{say(stepMessage(step))}</li>
          ))}
        </ol>
        {wayLines(stage, route, ways).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {halted ? <p className="dead-halted">{tell('boardview.way.halted')}</p> : null}
      </div>
      <div className="dead-way-buttons">
        {going ? (
          <span className="dead-under-way">{tell('boardview.way.going')}</span>
        ) : (
          <Press thing="way:go" main>
            {tell('boardview.way.go')}
          </Press>
        )}
        {other && !going ? <Press thing="way:change">{change}</Press> : null}
        {ropes.map((id) => (
          <Press key={id} thing={`option:${id}`}>
            {decision ? say(describe.option(decision, id)) : id}
          </Press>
        ))}
        <Press thing="way:close">{tell('boardview.way.close')}</Press>
      </div>
    </div>
  );
}

/** `B6, then C6: fight 2 tokens`. */
function stepMessage({ how, over, fights }: Step): Message {
  const spaces = over.map((n) => SPACES[n]).join(' – ');
  if (fights.length === 0) return { id: `boardview.step.${how}`, params: { spaces } };
  const known = fights.map((zombies) => (zombies === null ? '?' : String(zombies))).join(' + ');
  return { id: 'boardview.step.fight', params: { spaces, n: fights.length, known } };
}

/** What the way costs besides: fights, tokens, Fuel, and what waits at its end. */
function wayLines(stage: Stage, route: Route, ways: Ways | null): string[] {
  const { view, say, tell } = stage;
  const lines: string[] = [];
  if (route.steps.some(({ fights }) => fights.length > 0))
    lines.push(tell('boardview.way.fights', { percent: percent(route.unhurt), fatigue: rounded(route.fatigue) }));
  const left = leftBehind(view, route);
  lines.push(
    left.length > 0
      ? tell('boardview.way.left', { spaces: left.map((n) => SPACES[n]) })
      : tell('boardview.way.left.none'),
  );
  if (ways && route.fuel === 0) {
    const gain = fuelGain(ways);
    if (gain !== null && gain !== 'only') lines.push(say(gainMessage(gain)));
  } else if (ways && ways.plain === null) lines.push(tell('boardview.way.fuel.only'));
  const end = endMessage(route);
  if (end) lines.push(say(end));
  return lines;
}

/** What Fuel saves, in moves and in Fatigue to expect. */
function gainMessage({ moves, fatigue }: { moves: number; fatigue: number }): Message {
  const saved = rounded(Math.max(0, fatigue));
  if (saved === 0) return { id: 'boardview.way.gain.moves', params: { moves } };
  if (moves <= 0) return { id: 'boardview.way.gain.fatigue', params: { fatigue: saved } };
  return { id: 'boardview.way.gain.both', params: { moves, fatigue: saved } };
}

function endMessage({ to }: Route): Message | null {
  const location = LOCATION_AT[to];
  if (location !== null) return { id: 'boardview.way.location', params: { location: { id: `location.${location}` } } };
  const icons = ICONS[to];
  if (icons.length === 0) return null;
  return { id: 'boardview.way.icons', params: { n: icons.length, kinds: icons.map(kind) } };
}
