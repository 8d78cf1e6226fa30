import { Icon, moving, Thing } from '@shamble/parts';
import { card, food as foodMessage } from '../../text/words.ts';
import { Badge, Dial } from '../art/badge.tsx';
import { CARD_ICONS, FACT_ICONS, FOOD_ICONS, SIGN_ICONS } from '../icons.ts';
import { placeName } from '../names.ts';
import { useStage } from '../stage.ts';
import { Notices } from './notices.tsx';
import { Strip } from './strip.tsx';

interface HandProps {
  /** Whose cards lie open here, counted from 1. */
  readonly shown: number;
  /** Dice and cards to be placed lie over it. */
  readonly covered: boolean;
}

/**
 * What lies before the players: a mat each, and the cards and dishes of one of them. The mats stay under what covers
 * them: to draw them again after it would cost that answer dear.
 */
export function Hand({ shown, covered }: HandProps) {
  const { view, compact, tell } = useStage();
  return (
    <div className={`pints-before ${covered ? 'pints-covered' : ''}`} inert={covered}>
      <div className="pints-mats">
        {view.players.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players keep their places
          <Mat key={i} player={i + 1} shown={shown === i + 1} />
        ))}
      </div>
      {covered ? null : (
        <Strip
          label={tell('boardview.hand', { who: { seat: shown - 1 } })}
          cards={JSON.stringify([
            shown,
            view.players[shown - 1],
            compact && [view.resolving, view.lasting, view.rescue, view.entering],
          ])}
        >
          {compact ? <Notices /> : null}
          <Cards player={shown} />
        </Strip>
      )}
    </div>
  );
}

function Mat({ player, shown }: { readonly player: number; readonly shown: boolean }) {
  const stage = useStage();
  const { view, people, cues, tell } = stage;
  const { bites, marker, cards, crisps } = view.players[player - 1];
  const person = people.find(({ seat }) => seat === player - 1);
  const motion = moving(cues.get(`player:${player}`));
  const name = placeName(
    stage,
    `player:${player}`,
    tell('boardview.mat', { who: { seat: player - 1 }, bites, crisps, cards: cards.length }),
    marker.length > 0 ? tell('boardview.waiting', { n: marker.length }) : null,
  );
  return (
    <Thing
      thing={`player:${player}`}
      name={name}
      className={`pints-mat ${shown ? 'pints-mat-shown' : ''}`}
      pressed={shown}
    >
      <Badge sign={person?.sign ?? player - 1} letter={initial(person?.name ?? String(player))} />
      <span className="pints-motion" {...motion}>
        <Dial bites={bites} />
      </span>
      <span className="pints-mat-name">
        {person?.name ?? tell('fact.who', { who: { seat: player - 1 } })}
        <small>
          <Icon name={FACT_ICONS.crisps} /> {crisps} <Icon name={FACT_ICONS.cards} /> {cards.length}
        </small>
      </span>
      {marker.length > 0 ? (
        <span className="pints-waiting">
          <Icon name={SIGN_ICONS.zombie} />
          {marker.length}
        </span>
      ) : null}
    </Thing>
  );
}

/** The first letter or digit of a name. */
const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase() ?? '?';

/** Cards and pub food of one player, then the dishes nobody has. */
function Cards({ player }: { readonly player: number }) {
  const stage = useStage();
  const { view, say, tell } = stage;
  const { cards, food } = view.players[player - 1];
  const kinds = [...new Set(cards)];
  return (
    <>
      {kinds.map((id) => {
        const n = cards.filter((other) => other === id).length;
        const thing = `card:${player}.${id}`;
        const words = n > 1 ? tell('count', { n, what: say(card(id)) }) : say(card(id));
        return (
          <Thing
            key={id}
            thing={thing}
            name={placeName(stage, thing, words, tell(`card.${id}.text`))}
            className="pints-slip"
          >
            <Icon name={CARD_ICONS[id]} />
            <span className="pints-slip-name">{say(card(id))}</span>
            {n > 1 ? <b>×{n}</b> : null}
          </Thing>
        );
      })}
      {food.map(({ tile, used }) => (
        <Thing
          key={tile}
          thing={`food:${tile}`}
          name={placeName(
            stage,
            `food:${tile}`,
            say(foodMessage(tile)),
            tell(used ? 'board.used' : 'board.ready'),
            tell(`food.${tile}.text`),
          )}
          className={`pints-slip pints-dish ${used ? 'pints-dish-used' : ''}`}
        >
          <Icon name={used ? SIGN_ICONS.plate : FOOD_ICONS[tile]} />
          <span className="pints-slip-name">{say(foodMessage(tile))}</span>
        </Thing>
      ))}
      {kinds.length === 0 && food.length === 0 ? (
        <span className="pints-none">{tell('boardview.hand.empty')}</span>
      ) : null}
      {view.menu.food ? (
        <Thing
          thing="menu"
          name={placeName(stage, 'menu', tell('fact.label.menu'), tell('boardview.menu', { n: view.food.length }))}
          className="pints-slip pints-slate-slip"
        >
          <Icon name={FACT_ICONS.food} />
          <span className="pints-slip-name">{tell('fact.label.menu')}</span>
          <b>{view.food.length}</b>
        </Thing>
      ) : null}
    </>
  );
}
