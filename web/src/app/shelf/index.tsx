import games from 'virtual:games';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Mishap, MishapNote } from '../../ui/mishap.tsx';
import { Page } from '../page.tsx';
import { useSay } from '../say.ts';
import { DropZone, ImportButton } from './import.tsx';
import { type FoundTwin, ImportTwin } from './import-twin.tsx';
import { Poster } from './poster.tsx';
import { SavedTables } from './saved.tsx';

/** The front page: the games, and the tables one can go on with. */
export function Shelf() {
  const say = useSay();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Mishap | null>(null);
  const [unfinished, setUnfinished] = useState(false);
  const [twin, setTwin] = useState<FoundTwin | null>(null);
  const imported = (id: string): void => go(`/table/${id}`);
  const hearing = { onDone: imported, onTwin: setTwin, onTrouble: setTrouble };
  const posters = (
    <section key="games" className="shelf-games" aria-labelledby="shelf-games">
      <h2 id="shelf-games" className="unseen">
        {say({ id: 'web.shelf.games' })}
      </h2>
      {games.map((game) => (
        <Poster key={game.id} game={game} />
      ))}
    </section>
  );
  const saved = (
    <section key="saved" className="shelf-saved" aria-labelledby="shelf-saved">
      <div className="shelf-saved-head">
        <h2 id="shelf-saved">{say({ id: 'web.shelf.continue' })}</h2>
        <ImportButton {...hearing} />
      </div>
      <MishapNote mishap={trouble} className="shelf-trouble" testId="import-error" />
      <SavedTables onListed={setUnfinished} />
    </section>
  );
  return (
    <Page title={say({ id: 'web.title' })} className="shelf">
      <DropZone {...hearing}>
        <div className="shelf-lead">
          <h1>{say({ id: 'web.shelf.title' })}</h1>
          <p>{say({ id: 'web.shelf.lead' })}</p>
        </div>
        {/* In a single column the first is on top: who has begun a game will likely go on with it. */}
        <div className="shelf-columns">{unfinished ? [saved, posters] : [posters, saved]}</div>
      </DropZone>
      {twin && <ImportTwin found={twin} onClose={() => setTwin(null)} onDone={imported} onTrouble={setTrouble} />}
    </Page>
  );
}
