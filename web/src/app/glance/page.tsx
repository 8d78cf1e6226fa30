import type { Kit } from '@shamble/kernel';
import { use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { kitOf } from '../kits.ts';
import { NoSuchGame } from '../no-such-game.tsx';
import { Page } from '../page.tsx';
import { useSay } from '../say.ts';
import { Glance } from './glance.tsx';

/** A game at a glance under its own address. */
export function GlancePage({ game }: { readonly game: string }) {
  const kit = use(kitOf(game));
  return kit ? <Shown kit={kit} /> : <NoSuchGame game={game} />;
}

function Shown({ kit }: { readonly kit: Kit }) {
  const say = useSay(kit);
  const { id } = kit.game;
  return (
    <Page title={say({ id: 'web.glance.title', params: { game: { id: 'game.title' } } })} className="glance-page">
      <div className="glance-head">
        <h1>{say({ id: 'game.title' })}</h1>
        <p>{say({ id: 'game.subtitle' })}</p>
      </div>
      <article className="glance-sheet on-paper">
        <h2>{say({ id: 'web.glance' })}</h2>
        <Glance kit={kit} />
        <p className="glance-ways">
          <Link className="btn btn-primary btn-big" href={`/new/${id}`}>
            {say({ id: 'web.shelf.play' })}
          </Link>
          <Link className="btn" href={`/rules/${id}`}>
            <Icon name="rule-book" />
            {say({ id: 'web.shelf.rules' })}
          </Link>
        </p>
      </article>
    </Page>
  );
}
