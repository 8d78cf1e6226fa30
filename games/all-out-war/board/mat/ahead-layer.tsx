/** What would come of it, drawn: Walkers that hear the plan, lunges, the line to what is aimed at, melees. */
import { percent } from '@shamble/kernel/words';
import { useReckoned } from '@shamble/parts';
import { distance } from '../../geometry/vector.ts';
import { type Ghost, lungesAhead } from '../../rules/forecast.ts';
import { lineTo } from '../../rules/lines.ts';
import { inContact } from '../../rules/near.ts';
import { type Model, modelNamed, models, playing, type War } from '../../rules/state.ts';
import { terrainOf } from '../../rules/terrain.ts';
import { inches as told } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { Label } from './labels.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { noiseRing, ringsOf } from './rings.ts';

const NONE: readonly never[] = [];

/** Questions whose targets wear a reticle. */
const SHOTS: ReadonlySet<string> = new Set(['shoot-target', 'shoot-next']);

interface AheadProps {
  readonly plane: Plane;
  /** Somebody whose sight is shown. */
  readonly looker: string | null;
}

export function AheadLayer({ plane, looker }: AheadProps) {
  const stage = useStage();
  const { war, acting, ahead, decision, selected, tell, say } = stage;
  const helps = war.help === 'full';
  const heard = helps ? (ahead?.noise?.ghosts ?? NONE) : NONE;
  const shots = SHOTS.has(decision?.ask.id ?? '') ? (ahead?.shots ?? NONE) : NONE;
  const lunges = useReckoned(
    () => (helps && (war.step === 'act' || war.step === 'activate') ? lungesAhead(war) : NONE),
    [war],
  );
  const from = looker === null ? acting : (modelNamed(war, looker) ?? null);
  const aimed = decision?.kind === 'choose' && selected !== null ? modelNamed(war, selected) : undefined;
  const lines = looker !== null && from ? models(war).filter((one) => one !== from) : aimed ? [aimed] : [];
  const loud = decision?.ask.id === 'act' && selected === 'noise' && acting !== null;
  const rings = [...ringsOf(war, decision, acting), ...(loud ? [noiseRing(war, acting)] : [])];
  const targets = shots.flatMap(({ target, odds }) => {
    const model = modelNamed(war, target);
    return model ? [{ model, wounds: odds.wounds }] : [];
  });
  const brawls = brawlsIn(war);
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
        {brawls.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} className="war-m-brawl" cx={inches(x)} cy={downTo(plane, y)} r={inches(radius)} />
        ))}
        {(lunges ?? NONE).map((ghost) => (
          <GhostWay key={`lunge ${ghost.walker}`} plane={plane} ghost={ghost} kind="lunge" />
        ))}
        {heard.map((ghost) => (
          <GhostWay key={ghost.walker} plane={plane} ghost={ghost} kind="comes" />
        ))}
        {from ? lines.map((to) => <SightLine key={lineKey(to)} plane={plane} war={war} from={from} to={to} />) : null}
        {targets.map(({ model }) => (
          <g
            key={lineKey(model)}
            className="war-m-reticle"
            transform={`translate(${inches(model.x)} ${downTo(plane, model.y)})`}
          >
            <circle r=".66" />
            <path d="M-.9 0h.36M.54 0h.36M0-.9v.36M0 .54v.36" />
          </g>
        ))}
      </svg>
      {brawls.map(({ x, y, radius }, i) => (
        <Label key={`${x} ${y}`} plane={plane} x={x + radius * 0.7} y={y + radius * 0.7} kind="brawl">
          {i + 1}
        </Label>
      ))}
      {rings.map(({ id, x, y, radius, label }) => (
        <Label key={id} plane={plane} x={x} y={Math.min(plane.height - 600, y + radius)} kind="ring">
          {say(label)}
        </Label>
      ))}
      {heard.map(({ walker, to, length, touches }) => (
        <Label key={walker} plane={plane} x={to[0]} y={to[1]} kind={touches.length > 0 ? 'danger' : 'ahead'}>
          {tell('boardview.mat.comes', { walker: thing(walker, 'The'), n: told(length) })}
        </Label>
      ))}
      {(lunges ?? NONE).map(({ walker, from: [x, y] }) => (
        <Label key={walker} plane={plane} x={x} y={y} kind="danger">
          {tell('boardview.mat.lunges')}
        </Label>
      ))}
      {helps
        ? targets.map(({ model, wounds }) => (
            <Label key={lineKey(model)} plane={plane} x={model.x} y={model.y} kind="chance">
              {tell('boardview.mat.chance', { n: percent(wounds) })}
            </Label>
          ))
        : null}
    </>
  );
}

/** Rings around the melees that are still to be fought, in their order. */
function brawlsIn(war: War): readonly { readonly x: number; readonly y: number; readonly radius: number }[] {
  const open = war.brawl?.open ?? [];
  if (open.length < 2) return [];
  return open.flatMap(({ centre, leaves }) => {
    const people = [centre, ...leaves].flatMap((name) => modelNamed(war, name) ?? []);
    if (people.length === 0) return [];
    const x = people.reduce((sum, one) => sum + one.x, 0) / people.length;
    const y = people.reduce((sum, one) => sum + one.y, 0) / people.length;
    return [{ x, y, radius: Math.max(...people.map((one) => distance(x, y, one.x, one.y))) + 850 }];
  });
}

const lineKey = (model: Model): string => ('status' in model ? model.id : `walker-${model.number}`);

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
          key={`${person.id} ${lineKey(other)}`}
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

function GhostWay({ plane, ghost: { from, to, path, unsure }, kind }: GhostProps) {
  const points = [from, ...path].map(([x, y]) => `${inches(x)},${downTo(plane, y)}`).join(' ');
  return (
    <g className={`war-m-ghostway war-m-ghostway-${kind}${unsure ? ' war-m-unsure' : ''}`}>
      <polyline className="war-m-ghostway-dark" points={points} />
      <polyline points={points} />
      <circle cx={inches(to[0])} cy={downTo(plane, to[1])} r=".5" />
    </g>
  );
}

interface SightProps {
  readonly plane: Plane;
  readonly war: War;
  readonly from: Model;
  readonly to: Model;
}

/** Clear: solid; through cover: dashed, a die on each piece; blocked: dotted up to a stop sign. */
function SightLine({ plane, war, from, to }: SightProps) {
  const { clear, cover } = lineTo(war, from, to);
  const kind = clear ? (cover.length > 0 ? 'cover' : 'clear') : 'blocked';
  const [x1, y1, x2, y2] = [inches(from.x), downTo(plane, from.y), inches(to.x), downTo(plane, to.y)];
  const { parts } = terrainOf(war);
  return (
    <g className={`war-m-sight war-m-sight-${kind}`}>
      <line className="war-m-sight-dark" x1={x1} y1={y1} x2={x2} y2={y2} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {clear
        ? cover.map(({ part, kind: how }) => {
            const hull = parts.find(({ id }) => id === part)?.hull;
            return hull ? (
              <rect
                key={part}
                className={`war-m-die war-m-die-${how}`}
                x={inches(hull.x) - 0.28}
                y={downTo(plane, hull.y) - 0.28}
                width=".56"
                height=".56"
                rx=".1"
              />
            ) : null;
          })
        : null}
      {clear ? null : (
        <path
          className="war-m-stop"
          transform={`translate(${(x1 + 3 * x2) / 4} ${(y1 + 3 * y2) / 4})`}
          d="M-.14-.34h.28l.2.2v.28l-.2.2h-.28l-.2-.2v-.28zM-.16 0h.32"
        />
      )}
    </g>
  );
}
