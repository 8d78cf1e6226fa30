import { Page } from './page.tsx';
import { useSay } from './say.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const say = useSay();
  const title = say({ id: 'web.settings' });
  return (
    <Page title={title} className="page-narrow">
      <h1 className="page-title">{title}</h1>
      <SettingsForm level={2} />
    </Page>
  );
}
