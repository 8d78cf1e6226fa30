import { sentences } from '@shamble/kernel/words';
import { restOf, type ThingId, TitledPanel } from '@shamble/parts';
import { createContext, useContext, useEffect, useRef } from 'react';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { speciality, survivor, token } from '../../text/words.ts';
import { nextDraw } from '../appears.ts';
import { Sign } from '../art/sign.tsx';
import { setterOf } from '../danger.ts';
import { zoneOf } from '../geometry.ts';
import { leavingLines, lossLines, personalLines, stepLines, stillNeeded } from '../goals.ts';
import { missionIn } from '../mission-in.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { spawnStates } from '../spawns.ts';
import { useStage } from '../stage.ts';
import { attemptLines } from '../vault-help.ts';
import { pileCounts } from './side.tsx';

interface SheetProps {
  readonly anchor: HTMLElement;
  readonly close: () => void;
  /** Where it begins: `mission:personal`. */
  readonly part: ThingId;
  /** Shows a Zone on the map. */
  readonly go: (zone: string) => void;
}

const Going = createContext<(zone: string) => void>(() => {});

/** The Mission as it stands: steps, Personal Objectives, special rules, Spawn Zones, what loses, and what is left in the box. */
export function MissionSheet({ anchor, close, part, go }: SheetProps) {
  const { view, tell } = useStage();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (restOf(part) !== 'steps')
      body.current?.querySelector(`[data-part="${restOf(part)}"]`)?.scrollIntoView?.({ block: 'start' });
  }, [part]);
  return (
    <TitledPanel title={tell(`mission.${view.mission}`)} anchor={anchor} close={close}>
      <Going value={go}>
        <div ref={body}>
          <MissionBody />
        </div>
      </Going>
    </TitledPanel>
  );
}

function MissionBody() {
  const { view, plane, say, tell, ahead } = useStage();
  const mission = missionIn(view);
  const setter = setterOf(view);
  const lost = ahead?.forecast?.lost ?? 'no';
  const isSafe = lost === 'no';
  const letters = lettersOf(view);
  return (
    <div className="army-mission">
      <p>{tell(`mission.${view.mission}.goal`)}</p>
      <ol className="army-mission-steps">
        {stepLines(view).map(({ n, state, text, count, zones }) => (
          <li key={`${n} ${text.id}`} className={`army-step-${state}`} value={n}>
            {say(text)} {count === '' ? null : <b>{count}</b>}{' '}
            {state === 'done' ? '✓' : zones.map((zone) => <Place key={zone} zone={zone} />)}
            {state === 'later' ? <small> {tell('boardview.mission.after', { n: n - 1 })}</small> : null}
          </li>
        ))}
      </ol>
      {leavingLines(view).map((line) => (
        <p key={line.id}>{say(line)}</p>
      ))}
      {stillNeeded(view).map((one) => (
        <p key={one}>{tell('boardview.mission.can', { speciality: speciality(one), who: peopleWith(one) })}</p>
      ))}
      {view.vault === null || view.vault.open || mission.vault === undefined ? null : (
        <p>
          {tell(view.vault.solved ? 'boardview.mission.vault.solved' : 'boardview.mission.vault', {
            zone: zoneOf(plane, mission.vault).label,
          })}{' '}
          {sentences(attemptLines(view).map((line) => say(line)))}
        </p>
      )}
      <TruckLines />
      {view.personal.length > 0 ? <h4 data-part="personal">{tell('boardview.mission.personal')}</h4> : null}
      {personalLines(view).map(({ survivor: id, colour, done, met, count, text, power, found }) => (
        <p key={id}>
          <Sign sign={signOfSurvivor(view, id)} letters={letters.get(id) ?? ''} />
          <span className="army-said">{say(survivor(id))}.</span> {done ? '✓ ' : ''}
          {say(text)} <b>{count}</b> {met && !done ? tell('boardview.mission.met') : null}
          <br />
          <small>
            {tell('boardview.personal.token', { token: token(colour) })} {say(power)}{' '}
            {found ? null : tell('boardview.mission.hidden')}
          </small>
        </p>
      ))}
      <h4 data-part="time" className={isSafe ? undefined : 'army-lost'}>
        {tell('boardview.mission.loses')}
      </h4>
      <ul>
        {lossLines(view).map((line) => (
          <li key={line.id}>{say(line)}</li>
        ))}
        {isSafe ? null : <li className="army-lost">{tell(`boardview.lost.${lost}`)}</li>}
      </ul>
      <h4>{tell('boardview.mission.special')}</h4>
      <p>{tell(`mission.${view.mission}.special`)}</p>
      <h4>{tell('boardview.mission.spawns')}</h4>
      <ol>
        {spawnStates(view).map(({ zone, kind, active, waits, gone }, i) =>
          gone ? null : (
            <li key={`${zone} ${kind}`} value={i + 1}>
              <Place zone={zone} /> {tell(active ? 'boardview.mission.active' : 'boardview.mission.waits')}
              {waits === null ? '' : ` (${say(waits)})`}
              {kind === 'zeus' ? ` · ${tell('kind.zeus')}` : ''}
            </li>
          ),
        )}
      </ol>
      {setter ? (
        <p data-part="danger">
          {sentences([
            tell('boardview.danger', { level: { id: `level.${view.danger}` } }),
            tell('boardview.danger.by', { who: survivor(setter.survivor), n: setter.adrenaline }),
            setter.next
              ? tell('boardview.danger.next', { level: { id: `level.${setter.next.level}` }, n: setter.next.at })
              : null,
            tell('boardview.danger.mean', { n: Math.round(nextDraw(view).mean * 10) / 10 }),
          ])}
        </p>
      ) : null}
      <h4>{tell('boardview.box')}</h4>
      <ul>
        {pileCounts(view).map(({ id, n, short }) => (
          <li key={id} className={short ? 'army-lost' : undefined}>
            {sentences([tell(`boardview.box.${id}`, { n }), short ? tell('boardview.box.short') : null])}
          </li>
        ))}
      </ul>
    </div>
  );

  function peopleWith(wanted: string) {
    const able = view.team.filter(
      (one) => one.status === 'playing' && SURVIVORS[survivorNumber(one.survivor)].speciality === wanted,
    );
    return able.length > 0 ? able.map((one) => survivor(one.survivor)) : [{ id: 'boardview.nobody' }];
  }
}

/** The Truck as it stands: started or not, who drives, how many Companions are aboard. */
function TruckLines() {
  const { view, tell } = useStage();
  if (view.truck === null) return null;
  const driver = view.team.find(({ seat }) => seat === 'driver');
  const who = driver ? survivor(driver.survivor) : { id: 'boardview.nobody' };
  const aboard = view.companions.filter((one) => one.aboard).length;
  return (
    <>
      <h4>{tell('boardview.mission.truck')}</h4>
      <ul>
        <li>
          <Place zone={view.truck.zone} />{' '}
          {tell(view.truck.started ? 'boardview.mission.truck.started' : 'boardview.mission.truck.waits')}
        </li>
        <li>{tell('boardview.mission.truck.driver', { who })}</li>
        <li>{tell('boardview.mission.truck.aboard', { n: aboard, of: missionIn(view).companions?.length ?? 0 })}</li>
      </ul>
    </>
  );
}

/** A Zone as a button that brings it into the middle. */
function Place({ zone }: { readonly zone: string }) {
  const { plane } = useStage();
  const go = useContext(Going);
  return (
    <button type="button" className="part-button" onClick={() => go(zone)}>
      {zoneOf(plane, zone).label}
    </button>
  );
}
