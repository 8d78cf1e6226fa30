import type { Json, Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon, type Intent, type Status, type StatusProps, signLooks } from '@shamble/parts';
import { held, limitsOf } from '../rules/end-phase.ts';
import { isTurn, type Side, type War } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { ThreatBar } from './dial.tsx';
import { goneWords } from './gone.ts';
import { SIGN_ICONS } from './icons.ts';
import { MELEE_STEPS, meleeNow, meleeShort, meleeStep, meleesLeft } from './melee-order.ts';
import { stateFor } from './seen-state.ts';
import { slipsOf } from './slips.ts';
import { stockLines } from './stock.ts';
import { bandName, certainChanges, heldWords, panicLines, stepsLeft, threatNow } from './threat-words.ts';

const sidesOf = ({ together }: War): Side[] => (together ? [0] : [0, 1]);

const isSettingUp = ({ step }: War): boolean => !isTurn(step) && step !== 'over';

/** What is being set up. */
const stepWords = ({ step }: War): Message => ({ id: `step.${step}` });

/** Threat and what comes of it, counters, cards in play, Walkers. */
function told(data: Json, intent: Intent | null): Message[] {
  const view = asView(data);
  const s = stateFor(view);
  if (isSettingUp(s)) return [stepWords(s)];
  const steps = stepsLeft(s);
  const melee = meleeNow(view);
  const step = meleeStep(view, intent?.decision ?? null);
  const gone = goneWords(s);
  return [
    ...(gone ? [gone] : []),
    ...(melee ? [melee] : []),
    ...(step ? [{ id: `boardview.melee.${step}` }] : []),
    threatNow(s),
    ...(steps ? [steps] : []),
    ...certainChanges(s),
    ...panicLines(s),
    ...sidesOf(s).map((side) => heldWords(s, side)),
    ...slipsOf(view).map(({ title, text }): Message => ({ id: 'boardview.stays.line', params: { card: title, text } })),
    ...stockLines(view),
  ];
}

/** How the game stands, in a line; pressing it tells all of it. */
function Line({ view: data, intent, say, compact, press }: StatusProps) {
  const view = asView(data);
  const s = stateFor(view);
  if (isSettingUp(s)) return <p className="war-status war-status-setup">{say(stepWords(s))}</p>;
  // Beside a square mat the dock has the dial and the slips.
  const docked = !compact && s.width === s.height;
  const steps = stepsLeft(s);
  const [panics] = panicLines(s);
  const slips = slipsOf(view);
  const step = meleeStep(view, intent?.decision ?? null);
  const left = meleesLeft(view, step);
  const fight = meleeNow(view) ?? left;
  const short = meleeShort(view) ?? left;
  const melee = [...(short ? [short] : []), ...(step ? [{ id: `boardview.melee.${step}` }] : [])];
  const name = sentences([say({ id: 'boardview.threat.open' }), ...told(data, intent).map(say)]);
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
              {steps && !(compact && slips.length > 0) ? <span className="war-quiet"> · {say(steps)}</span> : null}
            </span>
            {compact && melee.length > 0 ? (
              <b className="war-status-melee">{melee.map(say).join(' · ')}</b>
            ) : (
              <ThreatBar threat={s.threat} />
            )}
          </span>
        )}
        {compact ? null : (
          <span className="war-status-next">
            {(fight ? [fight] : docked ? stockLines(view) : [...certainChanges(s), panics])
              .flatMap((line) => (line ? [say(line)] : []))
              .join(' ')}
          </span>
        )}
        {step === null || compact ? null : (
          <span className="war-melee-steps">
            {MELEE_STEPS.map((one) => (
              <span key={one} className={one === step ? 'war-melee-step war-melee-now' : 'war-melee-step'}>
                {say({ id: `boardview.melee.${one}` })}
              </span>
            ))}
          </span>
        )}
        {slips.length > 0 && !docked ? (
          <span className="war-status-slips">
            {compact && melee.length > 0 ? (
              <em>
                <Icon name={SIGN_ICONS.event} /> {slips.length}
              </em>
            ) : (
              slips.map(({ id, title }) => <em key={id}>{say(title)}</em>)
            )}
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
