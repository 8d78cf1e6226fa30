/** What would come of it, drawn: Walkers that hear the plan, lunges, the line to what is aimed at, melees. */
import { percent } from '@shamble/kernel/words';
import { useReckoned } from '@shamble/parts';
import { distance } from '../../geometry/vector.ts';
import { type Ghost, lungesAhead } from '../../rules/forecast.ts';
import { inContact } from '../../rules/near.ts';
import { mayShoot } from '../../rules/shoot.ts';
import { modelNamed, models, nameOf, playing, type War } from '../../rules/state.ts';
import { inches as told } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { type Ahead, shotsWith } from '../ahead.ts';
import type { ShotPlan } from '../forecast/shots.ts';
import { actionsAfter } from '../forecast/ways.ts';
import { ringNumber } from '../melee-order.ts';
import { useStage } from '../stage.ts';
import { type Choice, choicesOf } from './choices.ts';
import { freeSide, Label, RingLabel } from './labels.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { readable } from './readable.ts';
import { noiseRing, ringsOf } from './rings.ts';
import { SightLine } from './sight-line.tsx';
import type { Recent } from './use-recent.ts';

const NONE: readonly never[] = [];

/** Questions whose targets wear a reticle. */
const SHOTS: ReadonlySet<string> = new Set(['shoot-target', 'shoot-next']);

/** Questions about a point where something will be loud. */
const POINTS: ReadonlySet<string> = new Set(['throw-at', 'blast-point']);

interface AheadProps {
  readonly plane: Plane;
  /** Whether what would come of it is shown. */
  readonly foresees: boolean;
  readonly recent: Recent;
}

/** What could be shot from the end of a planned Move, where an Action is left for it and that is foretold. */
export function shotsAfter(ahead: Ahead | null): readonly ShotPlan[] {
  const move = ahead?.move ?? null;
  if (move === null || move.after.help === 'none' || actionsAfter(move.after) < 1 || !mayShoot(move.after, move.person))
    return NONE;
  return ['hand-1', 'hand-2'].flatMap((hand) => shotsWith(move.after, move.person, hand));
}

export function AheadLayer({ plane, foresees, recent }: AheadProps) {
  const stage = useStage();
  const { war, acting, ahead, decision, selected, tell } = stage;
  const helps = war.help === 'full' && foresees;
  const heard = helps ? (ahead?.noise?.ghosts ?? NONE) : NONE;
  const after = useReckoned(() => shotsAfter(ahead), [ahead]) ?? NONE;
  const aims = SHOTS.has(decision?.ask.id ?? '') || (decision?.ask.id === 'act' && selected === 'shoot');
  const shots = aims ? (ahead?.shots ?? NONE) : after;
  const choices = useReckoned(() => choicesOf(war, decision, recent.loud ?? acting), [war, decision, recent]) ?? NONE;
  const lunges = useReckoned(
    () => (helps && (war.step === 'act' || war.step === 'activate') ? lungesAhead(ahead?.move?.after ?? war) : NONE),
    [war, ahead, helps],
  );
  const target = aims ? (ahead?.shot?.target ?? selected) : selected;
  const aimed = decision?.kind === 'choose' && target !== null ? modelNamed(war, target) : undefined;
  const loud = decision?.ask.id === 'act' && selected === 'noise' && acting !== null;
  const point = POINTS.has(decision?.ask.id ?? '') ? stage.planning.planned : null;
  const rings = [
    ...ringsOf(war, decision, acting, recent.target),
    ...(loud ? [noiseRing(war, acting)] : []),
    ...(point ? [noiseRing(war, { x: Number(point.spot[0]), y: Number(point.spot[1]) }, true)] : []),
  ].slice(0, 3);
  const best = new Map<string, number>();
  for (const { target, odds } of shots) best.set(target, Math.max(best.get(target) ?? 0, odds.wounds));
  const targets = [...best].flatMap(([target, wounds]) => {
    const model = modelNamed(war, target);
    return model ? [{ model, wounds }] : [];
  });
  const brawls = brawlsIn(war);
  const standing = [...models(war), ...war.counters.filter(({ carrier }) => carrier < 0)];
  return (
    <>
      <svg
        className="war-m-layer war-m-ahead"
        viewBox={`0 0 ${inches(plane.width)} ${inches(plane.height)}`}
        aria-hidden="true"
      >
        {rings.map(({ id, x, y, radius }) => (
          <circle
            key={id}
            className={`war-m-circle war-m-circle-${id}`}
            cx={inches(x)}
            cy={downTo(plane, y)}
            r={inches(radius)}
          />
        ))}
        <Links plane={plane} war={war} />
        {brawls.map(({ id, x, y, radius, now }) => (
          <g key={id} className={now ? 'war-m-brawl war-m-brawl-now' : 'war-m-brawl'}>
            <circle className="war-m-brawl-dark" cx={inches(x)} cy={downTo(plane, y)} r={inches(radius)} />
            <circle cx={inches(x)} cy={downTo(plane, y)} r={inches(radius)} />
          </g>
        ))}
        {(lunges ?? NONE).map((ghost) => (
          <GhostWay key={`lunge ${ghost.walker}`} plane={plane} ghost={ghost} kind="lunge" />
        ))}
        {heard.map((ghost) => (
          <GhostWay key={ghost.walker} plane={plane} ghost={ghost} kind="comes" />
        ))}
        {choices.map((choice) => (
          <ChoiceWay key={choice.option} plane={plane} choice={choice} chosen={choice.option === selected} />
        ))}
        {acting && aimed ? <SightLine plane={plane} war={war} from={acting} to={aimed} /> : null}
        {targets.map(({ model }) => (
          <g
            key={nameOf(model)}
            className={after.length > 0 ? 'war-m-reticle war-m-reticle-after' : 'war-m-reticle'}
            transform={`translate(${inches(model.x)} ${downTo(plane, model.y)})`}
          >
            <circle r=".66" />
            <path d="M-.9 0h.36M.54 0h.36M0-.9v.36M0 .54v.36" />
          </g>
        ))}
      </svg>
      {brawls.map(({ id, x, y, radius }, i) => (
        <Label key={id} plane={plane} x={x + radius * 0.7} y={y + radius * 0.7} kind="brawl">
          {ringNumber(war, decision, id, i)}
        </Label>
      ))}
      {rings.map((ring) => (
        <RingLabel key={ring.id} plane={plane} ring={ring} />
      ))}
      {readable(heard).map(({ walker, to, length, touches }) => (
        <Label key={walker} plane={plane} x={to[0]} y={to[1]} kind={touches.length > 0 ? 'danger' : 'ahead'}>
          {heard.length > 1
            ? tell('boardview.mat.comes.short', { n: told(length) })
            : tell('boardview.mat.comes', { walker: thing(walker, 'The'), n: told(length) })}
        </Label>
      ))}
      {choices.map(({ option, line }, i) => {
        const [x, y] = line[line.length - 1];
        return (
          <Label key={option} plane={plane} x={x} y={y} kind="choice">
            {i + 1}
          </Label>
        );
      })}
      {(lunges ?? NONE).map(({ walker, from: [x, y], to }) => {
        const side = freeSide(plane, [x, y], [...standing, { x: to[0], y: to[1] }]);
        return (
          <Label key={walker} plane={plane} x={x} y={y} kind="lunge" side={side}>
            {tell(side === 'on' ? 'boardview.mat.lunges.short' : 'boardview.mat.lunges')}
          </Label>
        );
      })}
      {helps && after.length === 0
        ? targets.map(({ model, wounds }) => (
            <Label key={nameOf(model)} plane={plane} x={model.x} y={model.y} kind="chance">
              {tell('boardview.mat.chance', { n: percent(wounds) })}
            </Label>
          ))
        : null}
    </>
  );
}

interface BrawlRing {
  /** Who is in the middle of it. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** It is fought now. */
  readonly now: boolean;
}

/** Rings around the melee that is fought and those that are still to be, in their order. */
function brawlsIn(war: War): readonly BrawlRing[] {
  const now = war.brawl?.now ?? null;
  const open = (war.brawl?.open ?? []).filter(({ centre }) => centre !== now?.centre);
  const ringed = (
    star: { readonly centre: string; readonly leaves: readonly string[] },
    isNow: boolean,
  ): BrawlRing[] => {
    const people = [star.centre, ...star.leaves].flatMap((name) => modelNamed(war, name) ?? []);
    if (people.length === 0) return [];
    const x = people.reduce((sum, one) => sum + one.x, 0) / people.length;
    const y = people.reduce((sum, one) => sum + one.y, 0) / people.length;
    return [
      {
        id: star.centre,
        x,
        y,
        radius: Math.max(...people.map((one) => distance(x, y, one.x, one.y))) + 850,
        now: isNow,
      },
    ];
  };
  const rings = [...(now === null ? [] : ringed(now, true)), ...open.flatMap((star) => ringed(star, false))];
  return now === null && open.length < 2 ? [] : rings;
}

/** The contacts of those who fight, as short bars between their bases. */
function Links({ plane, war }: { readonly plane: Plane; readonly war: War }) {
  const pairs = playing(war).flatMap((person) =>
    models(war)
      .filter(
        (other) => other !== person && inContact(person, other) && ('number' in other || other.side > person.side),
      )
      .filter((other) => !other.prone || !person.prone)
      .map((other) => ({ person, other })),
  );
  return (
    <g className="war-m-links">
      {pairs.map(({ person, other }) => (
        <line
          key={`${person.id} ${nameOf(other)}`}
          x1={inches(person.x)}
          y1={downTo(plane, person.y)}
          x2={inches(other.x)}
          y2={downTo(plane, other.y)}
        />
      ))}
    </g>
  );
}

interface GhostProps {
  readonly plane: Plane;
  readonly ghost: Ghost;
  readonly kind: 'comes' | 'lunge';
}

function GhostWay({ plane, ghost: { from, to, path, shifts, unsure }, kind }: GhostProps) {
  const points = pointsOf(plane, [from, ...path]);
  return (
    <g className={`war-m-ghostway war-m-ghostway-${kind}${unsure ? ' war-m-unsure' : ''}`}>
      <polyline className="war-m-ghostway-dark" points={points} />
      <polyline points={points} />
      <circle cx={inches(to[0])} cy={downTo(plane, to[1])} r=".5" />
      {shifts.map(({ walker, to: [x, y] }) => (
        <circle key={walker} className="war-m-shifted" cx={inches(x)} cy={downTo(plane, y)} r=".5" />
      ))}
    </g>
  );
}

const pointsOf = (plane: Plane, line: readonly (readonly [number, number])[]): string =>
  line.map(([x, y]) => `${inches(x)},${downTo(plane, y)}`).join(' ');

interface ChoiceProps {
  readonly plane: Plane;
  readonly choice: Choice;
  readonly chosen: boolean;
}

/** The way of an option. */
function ChoiceWay({ plane, choice: { line }, chosen }: ChoiceProps) {
  const points = pointsOf(plane, line);
  const [x, y] = line[line.length - 1];
  return (
    <g className={chosen ? 'war-m-ghostway war-m-ghostway-chosen' : 'war-m-ghostway'}>
      <polyline className="war-m-ghostway-dark" points={points} />
      <polyline points={points} />
      <circle cx={inches(x)} cy={downTo(plane, y)} r=".5" />
    </g>
  );
}
