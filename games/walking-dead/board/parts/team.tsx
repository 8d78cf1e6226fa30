import { sentences, player as who } from '@shamble/kernel/words';
import { again, type Cue, Icon, moving, Thing } from '@shamble/parts';
import { COLOURS } from '../../content/dice.ts';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { KINDS } from '../../content/words.ts';
import { item, survivor } from '../../text/words.ts';
import { DieMark, KindMark } from '../art/marks.tsx';
import { Pawn, Portrait } from '../art/pawn.tsx';
import { ITEM_ICONS, KIND_ICONS } from '../icons.ts';
import { isFollower, letterOf, pawnOf } from '../letters.ts';
import { canDo, playing } from '../names.ts';
import type { PlayerView } from '../party.ts';
import { useStage } from '../stage.ts';
import { Strip } from './strip.tsx';

const TRACK = 10;

/** What lies before the players: a tab each, and the team, tracks and items of one of them. */
export function Teams({ shown }: { readonly shown: number }) {
  const { view, cues, compact, tell } = useStage();
  const player = view.players[shown - 1];
  const fallen = cues.get(`fallen:${shown}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards
    <div role="group" className="dead-teams" aria-label={tell('boardview.team', { who: who(shown) })}>
      {view.players.length > 1 ? (
        <div className="dead-tabs">
          {view.players.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: players keep their places
            <Tab key={i} player={i + 1} shown={shown === i + 1} />
          ))}
        </div>
      ) : null}
      <Tracks player={player} number={shown} />
      <Strip id="team" className="dead-members" scrolls={!compact} cards={cardsOf(player)}>
        {player.team.map((member) => (
          <Member key={member.id} {...member} />
        ))}
        {player.items.map((id) => (
          <Item key={id} id={id} own={shown === view.you} />
        ))}
        {fallen ? <Fallen key={fallen.n} cue={fallen} /> : null}
      </Strip>
    </div>
  );
}

export const cardsOf = ({ team, items }: PlayerView): string => [...team.map(({ id }) => id), ...items].join();

function Tab({ player, shown }: { readonly player: number; readonly shown: boolean }) {
  const stage = useStage();
  const { view, tell } = stage;
  const { team, explored, status } = view.players[player - 1];
  const cue = stage.cues.get(`player:${player}`);
  const name = sentences([
    tell('boardview.tab', { who: playing(view, player), n: team.length, explored: explored.length }),
    status === 'playing' ? null : tell(`boardview.status.${status}`),
    canDo(stage, `player:${player}`),
  ]);
  return (
    <Thing
      thing={`player:${player}`}
      name={name}
      className={`dead-tab ${shown ? 'dead-tab-shown' : ''}`}
      pressed={shown}
    >
      <Pawn {...pawnOf(stage, player)} />
      <span className="dead-stars dead-motion" key={again(cue)} {...moving(cue)}>
        {'★'.repeat(explored.length)}
      </span>
    </Thing>
  );
}

/** Food, Fuel and Ammo on their tracks from 0 to 10. */
function Tracks({ player, number }: { readonly player: PlayerView; readonly number: number }) {
  const stage = useStage();
  const { view, cues, shares, tell, say } = stage;
  const own = number === view.you;
  return (
    <div className="dead-tracks">
      {KINDS.map((kind) => {
        const n = player[kind];
        const cue = cues.get(`stock:${number}.${kind}`);
        const thing = own ? `kind:${kind}` : `kinds:${kind}`;
        const name = sentences([tell('boardview.track', { kind: { id: `kind.${kind}` }, n }), canDo(stage, thing)]);
        const share = own ? (shares[kind] ?? 0) : 0;
        return (
          <Thing key={kind} thing={thing} name={name} className="dead-track">
            <KindMark kind={kind} letter={say({ id: `boardview.letter.${kind}` })} />
            <Icon name={KIND_ICONS[kind]} />
            <span className={`dead-cells dead-cells-${kind}`}>
              {Array.from({ length: TRACK }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place on the track
                <i key={i} className={i < n ? 'dead-cell-full' : ''} />
              ))}
            </span>
            <b key={again(cue)} className="dead-motion" {...moving(cue)}>
              {n}
            </b>
            {share > 0 ? <b className="dead-share">{share}</b> : null}
          </Thing>
        );
      })}
    </div>
  );
}

type MemberProps = PlayerView['team'][number];

/** A survivor: portrait, Fatigue as pips, and the dice they add. */
function Member({ id, fatigue, deadly }: MemberProps) {
  const stage = useStage();
  const { cues, shares, say, tell } = stage;
  const { dice } = SURVIVORS[survivorNumber(id)];
  const share = shares[id] ?? 0;
  const cue = cues.get(`survivor:${id}`);
  const added = COLOURS.flatMap((colour, i) => (dice[i] > 0 ? [{ id: `dice.${colour}`, params: { n: dice[i] } }] : []));
  const name = sentences([
    say(survivor(id)),
    tell('boardview.fatigue', { n: fatigue, deadly }),
    added.length > 0 ? tell('boardview.dice', { dice: added }) : tell('boardview.dice.none'),
    share > 0 ? tell('boardview.share', { n: share }) : null,
    canDo(stage, `survivor:${id}`),
  ]);
  return (
    <Thing thing={`survivor:${id}`} name={name} className="dead-member">
      <span className="dead-member-face dead-motion" key={again(cue)} {...moving(cue)}>
        <Portrait letter={letterOf(id)} follower={isFollower(id)} />
        <span className="dead-member-name">{say(survivor(id))}</span>
        <Pips fatigue={fatigue} deadly={deadly} share={share} />
        <span className="dead-dice">
          {COLOURS.flatMap((colour, i) =>
            Array.from({ length: dice[i] }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are alike
              <DieMark key={`${colour} ${k}`} colour={colour} letter={tell(`boardview.letter.${colour}`)} />
            )),
          )}
        </span>
      </span>
    </Thing>
  );
}

/** Who has just died, while they leave. */
function Fallen({ cue }: { readonly cue: Cue }) {
  const { say } = useStage();
  const id = String(cue.piece);
  return (
    <span className="dead-member dead-gone" aria-hidden="true" {...moving(cue)}>
      <span className="dead-member-face">
        <Portrait letter={letterOf(id)} follower={isFollower(id)} />
        <span className="dead-member-name">{say(survivor(id))}</span>
      </span>
    </span>
  );
}

/** Crossed boxes for Fatigue, dashed ones for what is being shared out. */
export function Pips({ fatigue, deadly, share }: Omit<MemberProps, 'id'> & { readonly share: number }) {
  return (
    <span className="dead-pips">
      {Array.from({ length: deadly }, (_, i) => {
        const look = i < fatigue ? 'dead-pip-on' : i < fatigue + share ? 'dead-pip-next' : '';
        // biome-ignore lint/suspicious/noArrayIndexKey: a place for a pip
        return <i key={i} className={`${look} ${i === deadly - 1 ? 'dead-pip-last' : ''}`} />;
      })}
    </span>
  );
}

function Item({ id, own }: { readonly id: string; readonly own: boolean }) {
  const stage = useStage();
  const thing = own ? `item:${id}` : `items:${id}`;
  const cue = stage.cues.get(`item:${id}`);
  const name = sentences([stage.tell('boardview.item', { item: item(id) }), canDo(stage, thing)]);
  return (
    <Thing thing={thing} name={name} className="dead-item">
      <span className="dead-motion" key={again(cue)} {...moving(cue)}>
        <Icon name={ITEM_ICONS[id]} />
      </span>
      <span className="dead-member-name">{stage.say(item(id))}</span>
    </Thing>
  );
}
