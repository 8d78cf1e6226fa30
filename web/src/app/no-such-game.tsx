import { Trouble } from '../ui/trouble.tsx';
import { Page } from './page.tsx';
import { useSay } from './say.ts';

export function NoSuchGame({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <Page title={say({ id: 'web.trouble.game.title' })}>
      <Trouble kind="game" details={game} />
    </Page>
  );
}
