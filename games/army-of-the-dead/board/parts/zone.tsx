import type { Cue } from '@shamble/parts';
import { memo } from 'react';
import type { ZeusForm } from '../../content/zombies.ts';
import { PersonShape } from '../art/sign.tsx';
import { DeadToken, Exit, Laid, Noise, Objective, Plate, Sleepers, Spawn, scaled, Truck } from '../art/tokens.tsx';
import { type DeadSpot, type Layout, layoutOf, type PeopleSpots, type Spot } from '../layout.ts';
import type { Contents, Dead } from '../pieces.ts';

interface ZoneProps {
  readonly contents: Contents;
  readonly form: ZeusForm;
  /** The words on the Exit. */
  readonly exit: string;
  /** What the forecast sees here; nothing where it is empty. */
  readonly attacks: string;
  /** Hits that are being given, by kind, as JSON; nothing where it is empty. */
  readonly hits: string;
  /** How many of a kind came, or are gone where it is less than nothing, as JSON; nothing where it is empty. */
  readonly news: string;
  /** Friends whom the attack that is shown may hit, by their ids. */
  readonly risk: string;
  /** Who is still on the way here, and the motion that brings them. */
  readonly arriving: string;
  readonly late: Cue | undefined;
}

/** All that stands and lies in a Zone, in a box of 100. */
export const ZonePieces = memo(function ZonePieces(props: ZoneProps) {
  const { contents, form, exit, attacks, hits, news, risk, arriving, late } = props;
  const layout = layoutOf(contents);
  const come = arriving.split(' ');
  const cueOf = (who: string): Cue | undefined => (come.includes(who) ? late : undefined);
  return (
    <svg className="army-pieces" viewBox="0 0 100 100" aria-hidden="true">
      <Edges layout={layout} contents={contents} />
      {layout.exit ? <Exit spot={layout.exit} words={exit} /> : null}
      {contents.truck && layout.truck ? <Truck truck={contents.truck} spot={layout.truck} /> : null}
      {layout.sleepers ? <Sleepers numbers={contents.sleepers} spot={layout.sleepers} /> : null}
      {contents.spawn && layout.spawn ? <Spawn spawn={contents.spawn} spot={layout.spawn} /> : null}
      {contents.objectives.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
        <Objective key={i} {...one} spot={layout.objectives[i]} />
      ))}
      {contents.laid.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
        <Laid key={i} {...one} spot={layout.laid[i]} />
      ))}
      {layout.noise ? <Noise spot={layout.noise} /> : null}
      {layout.dead.map((column) => {
        const [{ kind }] = column.dead;
        const cue = cueOf(kind);
        return (
          <g key={`${kind} ${cue?.n ?? ''}`} {...arrival(cue)}>
            <Column column={column} form={form} tally={layout.tally} />
          </g>
        );
      })}
      <People {...{ contents, risk, cueOf }} spots={layout.people} className="army-people-wide" />
      <People {...{ contents, risk, cueOf }} spots={layout.peopleSmall} className="army-people-small" />
      {hits === '' ? null : <Hits layout={layout} shares={JSON.parse(hits)} />}
      {attacks === '' ? null : <Attacks layout={layout} words={attacks} />}
      {news === '' ? null : <News layout={layout} more={JSON.parse(news)} />}
    </svg>
  );
});

/** Not seen before those who walk have come. */
const arrival = (cue: Cue | undefined) =>
  cue === undefined ? {} : { className: 'army-arriving', style: { animationDelay: `${cue.delay}ms` } };

interface EdgesProps {
  readonly layout: Layout;
  readonly contents: Contents;
}

/** What has become an edge for lack of room. */
const Edges = ({ layout: { spawnEdge, exitEdge }, contents: { spawn } }: EdgesProps) => (
  <>
    {spawnEdge ? (
      <path className={spawn?.active ? 'army-spawn-edge' : 'army-spawn-edge army-waits'} d="M3 3H97" />
    ) : null}
    {exitEdge ? <path className="army-exit-edge" d="M3 97H97" /> : null}
  </>
);

/** What stands on the plate of some dead: how many, and of an Abomination the Damage it takes. */
function plateWords(dead: readonly Dead[]): string {
  const [first] = dead;
  if (dead.length > 1) return `${dead.length}♦`;
  if (first.needs === 0) return String(first.n);
  return first.needs === null ? '–♦' : `${first.needs}♦`;
}

function Column({
  column,
  form,
  tally,
}: {
  readonly column: DeadSpot;
  readonly form: ZeusForm;
  readonly tally: boolean;
}) {
  const { dead, token, plate } = column;
  return (
    <>
      <DeadToken dead={dead[0]} form={form} spot={token} plain={tally} />
      {plate ? <Plate spot={plate} words={plateWords(dead)} brass={dead[0].needs !== 0} /> : null}
    </>
  );
}

interface PeopleProps {
  readonly contents: Contents;
  readonly spots: PeopleSpots;
  readonly className: string;
  readonly risk: string;
  readonly cueOf: (who: string) => Cue | undefined;
}

/** Letters on one plate: as many as can be read, then that there are more. */
const LETTERS = 4;
const NARROW = 40;

function platedWords(letters: readonly string[], wide: number): string {
  const most = wide < NARROW ? LETTERS / 2 : LETTERS;
  return letters.length > most ? `${letters.slice(0, most / 2).join('')}…` : letters.join('');
}

function People({ contents: { people }, spots: { signs, merged }, className, risk, cueOf }: PeopleProps) {
  const risks = risk.split(' ');
  const atRisk = (who: number): boolean => risks.includes(people[who].id);
  const letters = merged?.who.map((who) => people[who].letters[0]) ?? [];
  const words = platedWords(letters, merged?.spot.w ?? 0);
  return (
    <g className={className}>
      {signs.map(({ who, spot: { x, y, w } }) => (
        <g key={`${people[who].id} ${cueOf(people[who].id)?.n ?? ''}`} {...arrival(cueOf(people[who].id))}>
          <g
            transform={`translate(${x - w / 2} ${y - w / 2}) scale(${Math.round((w / 28) * 1000) / 1000}) translate(2 2)`}
            className={w > 24 ? 'army-person' : 'army-person army-person-small'}
            style={scaled(28 / w)}
          >
            <PersonShape {...people[who]} />
          </g>
        </g>
      ))}
      {merged ? (
        <g className="army-merged">
          <Plate spot={merged.spot} words={words} />
        </g>
      ) : null}
      {signs.map(({ who, spot }) => (atRisk(who) ? <RiskRing key={people[who].id} spot={spot} /> : null))}
      {merged?.who.some(atRisk) ? <RiskRing spot={merged.spot} /> : null}
    </g>
  );
}

/** Red with a dark edge, round the sign of a friend or the plate that he is on. */
const RiskRing = ({ spot: { x, y, w, h } }: { readonly spot: Spot }) => {
  const ring = { x: x - w / 2 - 1, y: y - h / 2 - 1, width: w + 2, height: h + 2, rx: h / 2 + 1 };
  return (
    <g className="army-risk">
      <rect {...ring} />
      <rect {...ring} />
    </g>
  );
};

interface HitsProps {
  readonly layout: Layout;
  readonly shares: Readonly<Record<string, number>>;
}

/** How many of each kind would be hit as things stand, on their tokens: `−2`. */
function Hits({ layout: { dead }, shares }: HitsProps) {
  return dead.flatMap(({ dead: kinds, token: { x, y } }) => {
    const n = kinds.reduce((sum, { kind }) => sum + (shares[kind] ?? 0) + (shares[`${kind}-lying`] ?? 0), 0);
    return n === 0
      ? []
      : [
          <g key={kinds[0].kind} className="army-hits">
            <rect x={x - 24} y={y - 24} width="28" height="20" rx="4" />
            <text x={x - 10} y={y - 14} dy="0.36em">
              −{n}
            </text>
          </g>,
        ];
  });
}

interface NewsProps {
  readonly layout: Layout;
  readonly more: Readonly<Record<string, number>>;
}

/** How many of each kind came, or are gone, at their tokens: `+3`, `−1`. */
function News({ layout: { dead }, more }: NewsProps) {
  return dead.flatMap(({ dead: kinds, news: { x, y } }) => {
    const n = kinds.reduce((sum, { kind }) => sum + (more[kind] ?? 0), 0);
    return n === 0
      ? []
      : [
          <text key={kinds[0].kind} className="army-news" x={x} y={y} dy="0.36em">
            {n > 0 ? `+${n}` : `−${-n}`}
          </text>,
        ];
  });
}

/** Room for claws beside the words, and for a letter of them. */
const CLAWS = 20;
const LETTER = 10;

function Attacks({
  layout: {
    forecast: { x, y, w, h },
  },
  words,
}: {
  readonly layout: Layout;
  readonly words: string;
}) {
  // Claws give way to a long number.
  const claws = words.length * LETTER + CLAWS <= w;
  return (
    <g className="army-attacks">
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx="4" />
      {claws ? (
        <path d={`M${x - w / 2 + 5} ${y - 6}l4 13M${x - w / 2 + 10} ${y - 7}l4 13M${x - w / 2 + 15} ${y - 6}l3 11`} />
      ) : null}
      <text x={claws ? x + 8 : x} y={y} dy="0.36em">
        {words}
      </text>
    </g>
  );
}
