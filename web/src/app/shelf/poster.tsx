import { Link } from 'wouter';
import type { ShelfGame } from '../../../build/games.ts';
import { Icon } from '../../ui/icon.tsx';
import { Cover } from '../cover.tsx';
import { useShelfSay } from './words.ts';

/** A game on the shelf: its art, what it is, for whom and how long. */
export function Poster({ game }: { readonly game: ShelfGame }) {
  const say = useShelfSay(game);
  const facts = [
    { id: 'players', icon: 'three-friends' },
    { id: 'length', icon: 'alarm-clock' },
    { id: 'kind', icon: 'dice-target' },
  ];
  const title = `poster-${game.id}`;
  return (
    <article className="poster" aria-labelledby={title}>
      <div className="poster-sheet on-paper">
        <Cover game={game.id} />
        <div className="poster-words">
          <h3 id={title} className="poster-title">
            {say({ id: 'game.title' })}
          </h3>
          <p className="poster-subtitle">{say({ id: 'game.subtitle' })}</p>
          <dl className="poster-facts">
            {facts.map(({ id, icon }) => (
              <div key={id}>
                <dt>
                  <Icon name={icon} />
                  <span className="unseen">{say({ id: `web.shelf.${id}` })}</span>
                </dt>
                <dd>{say({ id: `game.${id}` })}</dd>
              </div>
            ))}
          </dl>
          <div className="poster-ways">
            <Link className="btn btn-primary btn-big" href={`/new/${game.id}`}>
              {say({ id: 'web.shelf.play' })}
              <span className="unseen"> {say({ id: 'game.title' })}</span>
            </Link>
            <Link className="btn" href={`/glance/${game.id}`}>
              {say({ id: 'web.glance' })}
              <span className="unseen"> {say({ id: 'game.title' })}</span>
            </Link>
            <Link className="btn" href={`/rules/${game.id}`}>
              <Icon name="rule-book" />
              {say({ id: 'web.shelf.rules' })}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
