import { again, type Cue, Icon, moving } from '@shamble/parts';
import { memo, useRef } from 'react';
import type { ZeusForm } from '../../content/zombies.ts';
import { moveCosts, type Shot } from '../ahead.ts';
import { type Going, goingIn } from '../covered.ts';
import { arrivingAt, WALKERS, walksIn } from '../cues.ts';
import { type Plane, placeOf } from '../geometry.ts';
import { SIGN_ICONS } from '../icons.ts';
import { layoutOf, type Spot } from '../layout.ts';
import { fixtureMessages, rangeOf, zoneName } from '../names.ts';
import { orderTags } from '../order.ts';
import { type Contents, EMPTY_ZONE } from '../pieces.ts';
import { type Stage, useStage } from '../stage.ts';
import { zoneParam } from '../things.ts';
import { useNews } from '../use-news.ts';
import { ZonePieces } from './zone.tsx';

/** All Zones as contained boxes: what stands in them, and a button with all of it in its name. */
export function Zones() {
  const stage = useStage();
  const { plane, contents, view, decision, options, selected, plan, shares, ahead, sight, marked, cues, tell } = stage;
  const hit = decision?.ask.id === 'hits' ? zoneParam(decision) : null;
  const nameOf = useNames(stage);
  const newsOf = useNews(view, contents);
  const rows = rowsOf(plane);
  const walking = cues.get(WALKERS);
  const walks = walksIn(walking);
  const attacks = attacksOf(stage);
  const dangers = new Map(ahead?.dangers.map((one) => [one.zone, one]));
  const costs = moveCosts(view, decision);
  const shot = ahead?.shot ?? null;
  const order = shot === null ? '' : orderTags(view, shot, contents.get(shot.zone) ?? EMPTY_ZONE).join(' ');
  const risk = riskIn(shot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the map is a grid of places, not a table of data
    <div className="army-zones" role="grid" aria-label={tell('boardview.map')} aria-readonly="true">
      {rows.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
        // biome-ignore lint/a11y/useSemanticElements: rows of places, not of data
        <div key={row[0]} role="row" className="army-row">
          {row.map((n) => {
            const { id } = plane.plan.zones[n];
            const open = options(`zone:${id}`);
            const danger = dangers.get(id);
            const arriving = arrivingAt(id, contents.get(id) ?? EMPTY_ZONE, walks).join(' ');
            return (
              <Zone
                key={id}
                plane={plane}
                zone={n}
                look={JSON.stringify(contents.get(id) ?? EMPTY_ZONE)}
                form={view.zeusForm}
                exit={tell('boardview.exit')}
                attacks={attacks.get(id) ?? ''}
                hits={id === hit ? JSON.stringify(shares) : ''}
                news={newsOf(id)}
                order={id === shot?.zone ? order : ''}
                risk={id === shot?.zone ? risk : ''}
                cost={costs.get(id) ?? null}
                danger={danger === undefined ? '' : `${danger.most}/${danger.health}/${danger.more ? '+' : ''}`}
                name={nameOf(id)}
                can={open.length > 0}
                popup={open.length > 1}
                chosen={open.some((one) => one === selected || plan.includes(one))}
                unseen={sight !== null && !sight.seen.has(id)}
                marked={id === marked}
                arriving={arriving}
                walk={arriving === '' ? undefined : walking}
                cue={cues.get(`zone:${id}`)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const rows = new Map<string, readonly (readonly number[])[]>();

/** Zones by the rows of the plane. */
function rowsOf({ mission, plan }: Plane): readonly (readonly number[])[] {
  const before = rows.get(mission.id);
  if (before) return before;
  const numbers = plan.zones.map((_, n) => n);
  const heights = [...new Set(plan.zones.map(({ y }) => y))].sort((a, b) => a - b);
  const made = heights.map((y) =>
    numbers.filter((n) => plan.zones[n].y === y).sort((a, b) => plan.zones[a].x - plan.zones[b].x),
  );
  rows.set(mission.id, made);
  return made;
}

/** Wounds that may come over each Zone: a number, or from so many to so many. */
function attacksOf({ ahead }: Stage): ReadonlyMap<string, string> {
  return new Map(
    ahead?.forecast?.zones.map(({ zone, ones, twos, blast }) => {
      const least = ones.least + 2 * twos.least + blast.least;
      const most = ones.most + 2 * twos.most + blast.most;
      return [zone, least === most ? String(most) : `${least}–${most}`];
    }),
  );
}

/** Friends whom an attack may hit, by their ids. */
export const riskIn = (shot: Shot | null): string =>
  shot !== null && shot.odds.friends.hit > 0 ? shot.odds.friends.ids.join(' ') : '';

interface ZoneProps {
  readonly plane: Plane;
  readonly zone: number;
  /** The contents as JSON, so that an unchanged Zone is not drawn again. */
  readonly look: string;
  readonly form: ZeusForm;
  readonly exit: string;
  readonly attacks: string;
  /** Hits that are being given to kinds here, as JSON. */
  readonly hits: string;
  readonly news: string;
  readonly order: string;
  /** Friends whom the attack that is shown may hit. */
  readonly risk: string;
  /** Actions that a Move here takes; null where none leads here. */
  readonly cost: number | null;
  /** Attacks that would meet the mover here, the mover's Health, and a plus where there may be more. */
  readonly danger: string;
  readonly name: string;
  readonly can: boolean;
  readonly popup: boolean;
  readonly chosen: boolean;
  readonly unseen: boolean;
  readonly marked: boolean;
  /** Who is still on the way here. */
  readonly arriving: string;
  readonly walk: Cue | undefined;
  readonly cue: Cue | undefined;
}

const Zone = memo(function Zone(props: ZoneProps) {
  const { plane, zone, look, form, exit, attacks, hits, news, order, risk, cost, danger } = props;
  const { name, can, popup, chosen, unseen, marked, arriving, walk, cue } = props;
  const contents: Contents = JSON.parse(look);
  const marks = [
    'army-zone',
    can ? 'army-can' : '',
    chosen ? 'army-chosen' : '',
    unseen ? 'army-unseen' : '',
    marked ? 'army-marked' : '',
  ];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a place on the map
    <div role="gridcell" className={marks.filter(Boolean).join(' ')} style={placeOf(plane, zone)}>
      <span className="army-tape" aria-hidden="true" />
      <div key={again(cue, 'appear', 'wake')} className="army-what" {...moving(cue)}>
        <ZonePieces {...{ contents, form, exit, attacks, hits, news, risk, arriving }} late={walk} />
      </div>
      {danger === '' && cost === null ? null : (
        <GoingMarks cost={cost} danger={danger} spots={goingIn(layoutOf(contents), attacks !== '')} />
      )}
      {order === '' ? null : (
        <span className="army-order" aria-hidden="true">
          {order.split(' ').map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one for each column, in their order
            <b key={i}>{n}</b>
          ))}
        </span>
      )}
      <button
        type="button"
        className="army-touch"
        data-thing={`zone:${plane.plan.zones[zone].id}`}
        tabIndex={-1}
        aria-label={name}
        aria-haspopup={popup ? 'menu' : undefined}
        aria-pressed={chosen ? true : undefined}
      />
    </div>
  );
});

interface GoingProps {
  readonly cost: number | null;
  readonly danger: string;
  readonly spots: Going;
}

const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

/** What a Move here takes, and what would meet the mover, where they cover the least. */
const GoingMarks = ({ cost, danger, spots }: GoingProps) => (
  <span className="army-going" aria-hidden="true">
    {cost === null ? null : (
      <b className={cost === 1 ? 'army-cost army-cost-one' : 'army-cost'} style={at(spots.cost)}>
        <Icon name={SIGN_ICONS.steps} />
        {cost}
      </b>
    )}
    {danger === '' ? null : <DangerMark danger={danger} spot={spots.danger} />}
  </span>
);

/** None: an open ring; fewer than Health, or what appears may act at once: half; Health or more: filled, with a cross. */
function DangerMark({ danger, spot }: { readonly danger: string; readonly spot: Spot }) {
  const [most, health, more] = danger.split('/');
  const how = most === '0' && more === '' ? 'none' : Number(most) < Number(health) ? 'some' : 'all';
  return (
    <span className={`army-danger army-danger-${how}`} style={at(spot)}>
      {most}
      {more}
    </span>
  );
}

/** Names are long and Zones many: one is made anew only when what it tells has changed. */
function useNames(stage: Stage): (zone: string) => string {
  const made = useRef<{ say: Stage['say']; names: Map<string, { key: string; name: string }> } | null>(null);
  if (made.current?.say !== stage.say) made.current = { say: stage.say, names: new Map() };
  const { names } = made.current;
  return (zone) => {
    const { contents, options, decision, view, plane } = stage;
    const open = options(`zone:${zone}`).join();
    const asked = open === '' ? '' : decision?.n;
    const fixed = JSON.stringify(fixtureMessages(view, zone));
    const range = rangeOf(stage, zone);
    const key = `${plane.mission.id}|${JSON.stringify(contents.get(zone))}|${open}|${asked}|${fixed}|${range}`;
    const before = names.get(zone);
    if (before?.key === key) return before.name;
    const name = zoneName(stage, zone);
    names.set(zone, { key, name });
    return name;
  };
}
