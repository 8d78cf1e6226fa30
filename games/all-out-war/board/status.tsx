import type { Json, Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon, type Status, type StatusProps, signLooks } from '@shamble/parts';
import { held, limitsOf } from '../rules/end-phase.ts';
import type { Side, War } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { ThreatBar } from './dial.tsx';
import { SIGN_ICONS } from './icons.ts';
import { meleeNow } from './melee-order.ts';
import { stateFor } from './seen-state.ts';
import { slipsOf } from './slips.ts';
import { stockLines } from './stock.ts';
import { bandName, certainChange, heldWords, panicLines, stepsLeft, threatNow } from './threat-words.ts';

const sidesOf = ({ together }: War): Side[] => (together ? [0] : [0, 1]);

const isSettingUp = ({ people }: War): boolean => people.length === 0;

/** Threat and what comes of it, counters, cards in play, Walkers. */
function told(data: Json): Message[] {
  const view = asView(data);
  const s = stateFor(view);
  if (isSettingUp(s)) return [threatNow(s)];
  const [steps, certain] = [stepsLeft(s), certainChange(s)];
  const melee = meleeNow(view);
  return [
    ...(melee ? [melee] : []),
    threatNow(s),
    ...(steps ? [steps] : []),
    ...(certain ? [certain] : []),
    ...panicLines(s),
    ...sidesOf(s).map((side) => heldWords(s, side)),
    ...slipsOf(view).map(({ title, text }): Message => ({ id: 'boardview.stays.line', params: { card: title, text } })),
    ...stockLines(view),
  ];
}

/** How the game stands, in a line; pressing it tells all of it. */
function Line({ view: data, say, compact, press }: StatusProps) {
  const view = asView(data);
  const s = stateFor(view);
  if (isSettingUp(s)) return null;
  // Beside a square mat the dock has the dial and the slips.
  const docked = !compact && s.width === s.height;
  const steps = stepsLeft(s);
  const certain = certainChange(s);
  const [panics] = panicLines(s);
  const slips = slipsOf(view);
  const name = sentences([say({ id: 'boardview.threat.open' }), ...told(data).map(say)]);
  return (
    <button
      type="button"
      className={compact ? 'war-status war-status-small' : 'war-status'}
      onClick={(event) => press('threat', event.currentTarget)}
    >
      <span className="war-said">{name}</span>
      <span className="war-shown" aria-hidden="true">
        {docked ? null : (
          <span className="war-status-threat">
            <span className="war-status-words">
              <b>{say({ id: 'boardview.threat.short', params: { n: s.threat } })}</b>{' '}
              <b className={`war-word-${bandName(s.threat).id.split('.')[1]}`}>{say(bandName(s.threat))}</b>
              {steps ? <span className="war-quiet"> · {say(steps)}</span> : null}
            </span>
            <ThreatBar threat={s.threat} />
          </span>
        )}
        {compact ? null : (
          <span className="war-status-next">
            {[meleeNow(view), ...(docked ? stockLines(view) : [certain, panics])]
              .flatMap((line) => (line ? [say(line)] : []))
              .join(' ')}
          </span>
        )}
        {slips.length > 0 && !docked ? (
          <span className="war-status-slips">
            {slips.map(({ id, title }) => (
              <em key={id}>{say(title)}</em>
            ))}
          </span>
        ) : null}
        <span className="war-status-held">
          {sidesOf(s).map((side) => (
            <span key={side} className="war-held">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signLooks(side).outline} fill={signLooks(side).colour} />
              </svg>
              <Icon name={SIGN_ICONS.supply} />
              <b>{held(s, side)}</b>
              <small>/{limitsOf(s).counters}</small>
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

export const status: Status = { Line, of: told };
