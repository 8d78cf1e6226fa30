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
  const [twin, setTwin] = useState<FoundTwin | null>(null);
  const imported = (id: string): void => go(`/table/${id}`);
  const hearing = { onDone: imported, onTwin: setTwin, onTrouble: setTrouble };
  return (
    <Page title={say({ id: 'web.title' })} className="shelf">
      <DropZone {...hearing}>
        <div className="shelf-lead">
          <h1>{say({ id: 'web.shelf.title' })}</h1>
          <p>{say({ id: 'web.shelf.lead' })}</p>
        </div>
        <div className="shelf-columns">
          <section className="shelf-games" aria-labelledby="shelf-games">
            <h2 id="shelf-games" className="unseen">
              {say({ id: 'web.shelf.games' })}
            </h2>
            {games.map((game) => (
              <Poster key={game.id} game={game} />
            ))}
          </section>
          <section className="shelf-saved" aria-labelledby="shelf-saved">
            <div className="shelf-saved-head">
              <h2 id="shelf-saved">{say({ id: 'web.shelf.continue' })}</h2>
              <ImportButton {...hearing} />
            </div>
            <MishapNote mishap={trouble} className="shelf-trouble" testId="import-error" />
            <SavedTables />
          </section>
        </div>
      </DropZone>
      {twin && <ImportTwin found={twin} onClose={() => setTwin(null)} onDone={imported} onTrouble={setTrouble} />}
    </Page>
  );
}
