import type { Message, Say } from '@shamble/kernel';
import { percent, player, sentences } from '@shamble/kernel/words';
import { type CardFace, type Details, lines, restOf, type ThingId, telling } from '@shamble/parts';
import { ICONS, LOCATION_AT, SPACES } from '../../content/map.ts';
import { locationText } from '../../text/cards.ts';
import { locationCard, space, survivor } from '../../text/words.ts';
import { tierOf } from '../entering.ts';
import { itemFace, survivorFace } from '../faces.ts';
import { playing, spaceFacts } from '../names.ts';
import { objectiveLines } from '../objectives.ts';
import { rounded, tokenDangers } from '../odds.ts';
import type { Stage } from '../stage.ts';
import { hiddenShares, tokensBySpace } from '../tokens.ts';

/** What the panel of a thing says. */
export const { hasDetails, detailsOf } = telling<Stage>({
  space: spaceDetails,
  slot: (stage, thing) => placeDetails(stage, stage.view.shown[Number(restOf(thing)) - 1], ['WD-LOC01', 'WD-LOC06']),
  private: (stage) => placeDetails(stage, stage.view.players[stage.eyes - 1].private, ['WD-LOC05', 'WD-LOC06']),
  survivor: survivorDetails,
  item: itemDetails,
  items: itemDetails,
  kind: kindDetails,
  kinds: kindDetails,
  player: playerDetails,
});

/** A space: what it is, who is there, and what face-down tokens may be. */
function spaceDetails(stage: Stage, thing: ThingId): Details {
  const { view, eyes, say, tell } = stage;
  const id = restOf(thing);
  const n = SPACES.indexOf(id);
  const tokens = tokensBySpace(view).get(id) ?? [];
  const danger = tokenDangers(view, eyes);
  const [, ...facts] = spaceFacts(stage, id, tokens);
  const hidden = tokens.some(({ zombies }) => zombies === null);
  const fights = tokens.map(({ zombies }) => danger(zombies));
  return {
    title: say(space(id)),
    body: (
      <>
        {lines(facts.length > 0 ? facts.map((fact) => sentences([fact])) : [tell('boardview.space.plain')])}
        {fights.length > 0 ? (
          <p>
            {tell('boardview.danger', {
              percent: percent(fights.reduce((all, { beaten }) => all * beaten, 1)),
              fatigue: rounded(fights.reduce((sum, { fatigue }) => sum + fatigue, 0)),
            })}
          </p>
        ) : null}
        {hidden ? <Supply stage={stage} /> : null}
      </>
    ),
    rules: [
      ...(tokens.length > 0 ? ['WD-TOK07', 'WD-FIGHT04'] : ['WD-TOK02']),
      ...(ICONS[n].length > 0 ? ['WD-RES01'] : []),
      ...(LOCATION_AT[n] === null ? [] : ['WD-LOC02']),
    ],
  };
}

/** What a face-down token may be, with the chances that everybody can reckon. */
function Supply({ stage: { view, tell } }: { readonly stage: Stage }) {
  return (
    <div className="dead-supply">
      <p>{tell('boardview.supply')}</p>
      <ul>
        {hiddenShares(view).map((share, zombies) =>
          share === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of zombies is what counts
            <li key={zombies}>{tell('boardview.supply.one', { n: zombies, percent: percent(share) })}</li>
          ),
        )}
      </ul>
    </div>
  );
}

function placeDetails(stage: Stage, card: string | null, rules: readonly string[]): Details {
  const { view, eyes, say, tell } = stage;
  if (card === null || card === '?')
    return { title: tell(card === null ? 'boardview.slot.empty' : 'boardview.private.hidden'), body: null, rules };
  const tier = tierOf(view.players[eyes - 1]);
  const words = (lines: readonly Message[]): string => lines.map((line) => say(line)).join(' · ');
  return {
    title: say(locationCard(card)),
    body: (
      <>
        <ol className="dead-tiers">
          {locationText(card).tiers.map((lines, i) => (
            <li key={words(lines)} className={i + 1 === tier ? 'dead-tier-now' : ''}>
              {words(lines)}
            </li>
          ))}
        </ol>
        <p>
          <b>{tell('boardview.tier.yours', { who: player(eyes), n: tier })}</b>{' '}
          {words(objectiveLines(view, eyes, card))}
        </p>
      </>
    ),
    rules,
  };
}

function survivorDetails({ view, say, tell }: Stage, thing: ThingId): Details {
  const id = restOf(thing);
  const member = view.players.flatMap(({ team }) => team).find((one) => one.id === id);
  const fatigue = member ? [tell('boardview.fatigue', { n: member.fatigue, deadly: member.deadly })] : [];
  return faceDetails(say, survivorFace(id), fatigue);
}

function itemDetails({ say }: Stage, thing: ThingId): Details {
  return faceDetails(say, itemFace(restOf(thing)));
}

/** The words of a card, and what is true of it just now before them. */
const faceDetails = (say: Say, { title, lines: words, rules }: CardFace, now: readonly string[] = []): Details => ({
  title: say(title),
  body: lines([...now, ...words.map(say)].map((line) => sentences([line]))),
  rules,
});

function kindDetails({ tell }: Stage, thing: ThingId): Details {
  const kind = restOf(thing);
  const rules: Readonly<Record<string, string>> = { food: 'WD-REC01', fuel: 'WD-FUEL01', ammo: 'WD-AMMO01' };
  return {
    title: tell(`kind.${kind}`),
    body: lines([tell(`boardview.kind.${kind}`)]),
    rules: [rules[kind], 'WD-RES16'],
  };
}

/** A player: team, Locations explored, and whose group they are in. */
function playerDetails({ view, tell }: Stage, thing: ThingId): Details {
  const number = Number(restOf(thing));
  const { team, explored, group, pool } = view.players[number - 1];
  const members = view.players.flatMap((other, i) => (group !== null && other.group === group ? [player(i + 1)] : []));
  const dice = ['blue', 'red', 'green'].flatMap((colour, i) =>
    pool[i] > 0 ? [{ id: `dice.${colour}`, params: { n: pool[i] } }] : [],
  );
  return {
    title: tell('boardview.who', { who: playing(view, number) }),
    body: lines([
      team.length > 0 ? tell('boardview.members', { who: team.map(({ id }) => survivor(id)) }) : '',
      dice.length > 0 ? tell('boardview.dice', { dice }) : '',
      explored.length > 0 ? tell('boardview.explored', { cards: explored.map(locationCard) }) : '',
      members.length > 0 ? tell('boardview.group', { who: members }) : '',
    ]),
    rules: group === null ? ['WD-WIN01'] : ['WD-TEAM03', 'WD-WIN02'],
  };
}
