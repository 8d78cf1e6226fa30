/** What somebody asked about anybody, drawn: how far they get, what they see, who could reach them. */
import { useReckoned } from '@shamble/parts';
import { type ReactNode, useMemo } from 'react';
import { routerOf } from '../../rules/move.ts';
import { isWalker, type Model, modelNamed, models, nameOf, type Person, type War } from '../../rules/state.ts';
import { inches as told } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { Label, RingLabel } from './labels.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { contactsOf, gaitsOf, movingOf, nobodyReaches, outlineIn, reachersOf } from './reach.ts';
import { type Reach, ReachLayer } from './reach-layer.tsx';
import { namedAt } from './reach-view.tsx';
import { ringsAbout } from './rings.ts';
import { SightLine } from './sight-line.tsx';

/** What is measured of somebody: everybody's, in anybody's turn (AW-HID08). */
export interface Asked {
  readonly of: string;
  readonly what: 'reach' | 'sight' | 'danger';
}

interface MeasureProps {
  readonly plane: Plane;
  readonly asked: Asked;
}

export function MeasureLayer({ plane, asked: { of, what } }: MeasureProps) {
  const { war, ahead } = useStage();
  // Whoever is about to go somewhere is asked about there.
  const move = ahead?.move ?? null;
  const there = move !== null && move.person.id === of ? move.after : war;
  const model = modelNamed(there, of);
  if (model === undefined) return null;
  if (what === 'sight') return <Sights plane={plane} war={there} from={model} />;
  if (what === 'reach') return <About plane={plane} war={there} model={model} />;
  return isWalker(model) ? null : <Reachers plane={plane} war={there} person={model} />;
}

/** A layer of the mat for what was asked. */
const Layer = ({ plane: { width, height }, children }: { readonly plane: Plane; readonly children: ReactNode }) => (
  <svg className="war-m-layer war-m-asked" viewBox={`0 0 ${inches(width)} ${inches(height)}`} aria-hidden="true">
    {children}
  </svg>
);

interface SightsProps {
  readonly plane: Plane;
  readonly war: War;
  readonly from: Model;
}

function Sights({ plane, war, from }: SightsProps) {
  return (
    <Layer plane={plane}>
      {models(war)
        .filter((to) => to !== from)
        .map((to) => (
          <SightLine key={nameOf(to)} plane={plane} war={war} from={from} to={to} />
        ))}
    </Layer>
  );
}

function About({ plane, war, model }: { readonly plane: Plane; readonly war: War; readonly model: Model }) {
  const rings = ringsAbout(war, model);
  return (
    <>
      {isWalker(model) ? null : <PersonReach plane={plane} war={war} person={model} />}
      <Layer plane={plane}>
        {rings.map(({ id, x, y, radius }) => (
          <circle
            key={id}
            className={`war-m-circle war-m-circle-${id}`}
            cx={inches(x)}
            cy={downTo(plane, y)}
            r={inches(radius)}
          />
        ))}
      </Layer>
      {rings.map((ring) => (
        <RingLabel key={ring.id} plane={plane} ring={ring} />
      ))}
    </>
  );
}

interface PersonProps {
  readonly plane: Plane;
  readonly war: War;
  readonly person: Person;
}

const waysOf = (war: War, person: Person, tell: ReturnType<typeof useStage>['tell']) =>
  gaitsOf(war, person).map((gait) => {
    const moving = movingOf(war, person, gait);
    const label = tell(`boardview.mat.reach.${gait}`, { n: told(moving.allowance) });
    const reach: Reach = { id: gait === 'sneak' ? 'sneak' : 'run', outline: outlineIn(moving), label };
    return { moving, reach };
  });

function PersonReach({ plane, war, person }: PersonProps) {
  const { tell } = useStage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who it is and where decide all of it
  const ways = useMemo(() => waysOf(war, person, tell), [war, person.id]);
  const last = ways.at(-1);
  if (last === undefined) return null;
  const router = routerOf(last.moving);
  const reaches = ways.map(({ reach }) => reach).reverse();
  return (
    <>
      <ReachLayer plane={plane} reaches={reaches} router={router} contacts={contactsOf(router)} />
      {reaches.map(({ id, label, outline }) => {
        const at = namedAt(plane, outline, person);
        return at === null ? null : (
          <Label key={label} plane={plane} x={at[0]} y={at[1]} kind={id}>
            {label}
          </Label>
        );
      })}
    </>
  );
}

/** Who could be touching somebody next turn, each by the way they would come. */
function Reachers({ plane, war, person }: PersonProps) {
  const { say, tell } = useStage();
  const reckoned = useReckoned(() => reachersOf(war, person), [war, person.id]);
  const found = reckoned ?? [];
  return (
    <>
      <Layer plane={plane}>
        {found.map(({ name, how, line }) => {
          const points = line.map(([x, y]) => `${inches(x)},${downTo(plane, y)}`).join(' ');
          const lunges = how !== 'hears';
          return (
            <g key={name} className={lunges ? 'war-m-ghostway war-m-ghostway-lunge' : 'war-m-ghostway'}>
              <polyline className="war-m-ghostway-dark" points={points} />
              <polyline points={points} />
            </g>
          );
        })}
      </Layer>
      {reckoned?.length === 0 && (
        <Label plane={plane} x={person.x} y={person.y} kind="ahead">
          {say(nobodyReaches(war, person))}
        </Label>
      )}
      {found.map(({ name, how, line: [[x, y]], length }) => (
        <Label key={name} plane={plane} x={x} y={y} kind={how === 'hears' ? 'ahead' : 'danger'}>
          {tell(`boardview.reacher.${how}`, { who: thing(name, 'The'), n: told(length) })}
        </Label>
      ))}
    </>
  );
}
