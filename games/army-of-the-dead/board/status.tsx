import type { Json, Message } from '@shamble/kernel';
import { sentences } from '@shamble/kernel/words';
import { Icon, type Intent, type Status, type StatusProps } from '@shamble/parts';
import { LEVELS } from '../rules/level.ts';
import { asView, type View } from '../rules/view.ts';
import { survivor } from '../text/words.ts';
import { aheadFor } from './ahead.ts';
import { Sign } from './art/sign.tsx';
import { setterOf } from './danger.ts';
import { counted, isLastRound, personalLines, personalMessage, stepLines } from './goals.ts';
import { SIGN_ICONS } from './icons.ts';
import { missionIn } from './mission-in.ts';
import { lettersOf, signOfSurvivor } from './pieces.ts';

/** Danger Level and who sets it, time, steps, Personal Objectives, and whether the game would be lost. */
function told(data: Json, intent: Intent | null): Message[] {
  const view = asView(data);
  const { time } = missionIn(view);
  const setter = setterOf(view);
  const lost = aheadFor(view, intent)?.forecast?.lost ?? 'no';
  return [
    { id: 'boardview.danger', params: { level: { id: `level.${view.danger}` } } },
    ...(setter
      ? [{ id: 'boardview.danger.by', params: { who: survivor(setter.survivor), n: setter.adrenaline } }]
      : []),
    ...(time === null ? [] : [{ id: 'boardview.time', params: { n: view.time, of: time } }]),
    ...(isLastRound(view) ? [{ id: 'boardview.time.last' }] : []),
    ...stepLines(view).map(({ n, state, text, count }) => counted(`boardview.step.${state}`, { n, what: text }, count)),
    ...personalLines(view).map(personalMessage),
    ...(lost === 'no' ? [] : [{ id: `boardview.lost.${lost}` }]),
  ];
}

/** Which part of the line was pressed; by keys, and beside them all, the steps. */
const partOf = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-part]')?.dataset.part) || 'steps';

/** How the game stands, in a line; pressing it opens the Mission sheet where it tells of what was pressed. */
function Line({ view: data, intent, say, compact, press }: StatusProps) {
  const view = asView(data);
  const lost = aheadFor(view, intent)?.forecast?.lost ?? 'no';
  const name = sentences([say({ id: 'boardview.mission.open' }), ...told(data, intent).map(say)]);
  const { time } = missionIn(view);
  const marks = lost === 'no' ? ['army-status'] : ['army-status', 'army-status-lost'];
  return (
    <button
      type="button"
      className={[...marks, compact ? 'army-status-small' : ''].filter(Boolean).join(' ')}
      onClick={({ target, currentTarget }) => press(`mission:${partOf(target)}`, currentTarget)}
    >
      <span className="army-said">{name}</span>
      <span className="army-shown" aria-hidden="true">
        <Ladder view={view} say={say} compact={compact} />
        {time === null ? null : (
          <span className="army-clock" data-part="time">
            <Icon name={SIGN_ICONS.time} />
            <b>
              {view.time}/{time}
            </b>
            {isLastRound(view) ? <em>{say({ id: 'boardview.clock.last' })}</em> : null}
          </span>
        )}
        {lost !== 'no' && compact ? null : <Steps view={view} say={say} compact={compact} />}
        {lost === 'no' ? null : <span className="army-lost">{say({ id: `boardview.lost.${lost}` })}</span>}
        {compact ? <GoalsDone view={view} /> : <Goals view={view} />}
      </span>
    </button>
  );
}

interface PartProps {
  readonly view: View;
  readonly say: StatusProps['say'];
  readonly compact: boolean;
}

/** The four levels, the present one large, and who sets it. */
function Ladder({ view, say, compact }: PartProps) {
  const setter = setterOf(view);
  return (
    <span className="army-danger-level" data-part="danger" aria-hidden="true">
      <span className="army-ladder">
        {LEVELS.map((level) => (
          <b key={level} className={`army-level army-level-${level}${level === view.danger ? ' army-level-now' : ''}`}>
            {say({ id: `boardview.level.${level}` })}
          </b>
        ))}
      </span>
      {setter === null || compact ? null : (
        <small>
          {say(survivor(setter.survivor))} {setter.adrenaline}
          {setter.next ? ` / ${setter.next.at}` : ''}
        </small>
      )}
    </span>
  );
}

/** On a phone only the present step. Where there is little room those to come are shortened, and those done are a tick. */
function Steps({ view, say, compact }: PartProps) {
  const all = stepLines(view);
  const shown = compact ? all.filter(({ state }) => state === 'now').slice(0, 1) : all;
  return (
    <span className="army-steps" aria-hidden="true">
      {shown.map(({ n, state, text, count }) => (
        <span key={`${n} ${say(text)}`} className={`army-step army-step-${state}`}>
          <b>{state === 'done' ? '✓' : n}</b>
          <span>{say(text)}</span>
          {count === '' ? null : <em>{count}</em>}
        </span>
      ))}
    </span>
  );
}

/** On a phone only how many of them are done. */
function GoalsDone({ view }: { readonly view: View }) {
  const all = personalLines(view);
  if (all.length === 0) return null;
  return (
    <b className="army-goals" data-part="personal">
      ★ {all.filter(({ done }) => done).length}/{all.length}
    </b>
  );
}

function Goals({ view }: { readonly view: View }) {
  const letters = lettersOf(view);
  return (
    <span className="army-goals" data-part="personal" aria-hidden="true">
      {personalLines(view).map(({ survivor: id, done, count }) => (
        <span key={id} className={done ? 'army-goal army-goal-done' : 'army-goal'}>
          <Sign sign={signOfSurvivor(view, id)} letters={letters.get(id) ?? ''} />
          {done ? '✓' : count}
        </span>
      ))}
    </span>
  );
}

export const status: Status = { Line, of: told };
