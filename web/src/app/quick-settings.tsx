import { LANGS } from '@shamble/kernel';
import { Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Segment } from '../ui/segment.tsx';
import { LANGUAGE_NAMES } from './languages.ts';
import { later } from './later.tsx';
import { useSay } from './say.ts';
import { useSettings } from './settings.ts';

const SettingsDialog = later(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** Language and theme at one press, everything else at two. */
export function QuickSettings() {
  const say = useSay();
  const { lang, theme, set } = useSettings();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const other = theme === 'night' ? 'paper' : 'night';
  return (
    <div className="quick">
      <Segment
        quiet
        className="quick-lang"
        legend={say({ id: 'web.setting.lang' })}
        value={lang}
        choices={LANGS.map((value) => ({
          value,
          label: value.toUpperCase(),
          name: LANGUAGE_NAMES[value],
          lang: value,
        }))}
        choose={(value) => set({ lang: value })}
      />
      <button
        type="button"
        className="btn btn-icon"
        onClick={() => set({ theme: other })}
        aria-label={say({ id: `web.quick.theme.${other}` })}
        title={say({ id: `web.quick.theme.${other}` })}
      >
        <Icon name={other === 'paper' ? 'sun' : 'moon'} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        aria-label={say({ id: 'web.quick.settings' })}
        title={say({ id: 'web.quick.settings' })}
      >
        <Icon name="settings-knobs" />
      </button>
      {opened && (
        <Suspense>
          <SettingsDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
