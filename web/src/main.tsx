import './ui/styles.css';
import './app/styles.css';
import { LANGS } from '@shamble/kernel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { NoWords } from './app/no-words.tsx';
import { keepOffline } from './app/offline.ts';
import { voice } from './app/say.ts';
import { useSettings } from './app/settings.ts';
import { layIcons } from './ui/lay-icons.ts';

const root = createRoot(document.getElementById('app')!);

/** The chosen language, else any that can be had. */
async function findWords(): Promise<boolean> {
  const { lang } = useSettings.getState();
  for (const one of [lang, ...LANGS.filter((other) => other !== lang)]) {
    try {
      await voice.speak(one);
      return true;
    } catch {}
  }
  return false;
}

async function begin(): Promise<void> {
  if (await findWords())
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  else root.render(<NoWords onRetry={() => void begin()} />);
}

layIcons();
void begin();
keepOffline();
