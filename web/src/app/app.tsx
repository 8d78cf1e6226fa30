import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Trouble } from '../ui/trouble.tsx';
import { useAppearance } from './appearance.ts';
import { Guard } from './guard.tsx';
import { LanguageTrouble } from './language-trouble.tsx';
import { later } from './later.tsx';
import { Page } from './page.tsx';
import { useSay } from './say.ts';
import { Shelf } from './shelf/index.tsx';
import { TableScreen } from './table-screen.ts';

const SetUp = later(async () => (await import('./setup/index.tsx')).SetUp);
const SettingsPage = later(async () => (await import('./settings-page.tsx')).SettingsPage);
const CreditsPage = later(async () => (await import('./credits-page.tsx')).CreditsPage);
const GlancePage = later(async () => (await import('./glance/page.tsx')).GlancePage);
const RulesPage = later(async () => (await import('./rules-page.tsx')).RulesPage);

export function App() {
  useAppearance();
  return (
    <Guard>
      <LanguageTrouble />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Shelf />
          </Route>
          <Route path="/new/:game">{({ game }) => <SetUp key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TableScreen key={id} id={id} />}</Route>
          <Route path="/glance/:game">{({ game }) => <GlancePage key={game} game={game} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/credits">
            <CreditsPage />
          </Route>
          <Route>
            <NotHere />
          </Route>
        </Switch>
      </Suspense>
    </Guard>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <p className="waiting" role="status">
      {say({ id: 'web.waiting' })}
    </p>
  );
}

function NotHere() {
  const say = useSay();
  return (
    <Page title={say({ id: 'web.trouble.address.title' })}>
      <Trouble kind="address" details={window.location.pathname} />
    </Page>
  );
}
