import { useEffect } from 'react';
import { usePace } from './pace.ts';
import { useLang, voice } from './say.ts';
import { type Settings, useSettings } from './settings.ts';

const GROUND: Readonly<Record<Settings['theme'], string>> = { night: '#14171a', paper: '#efe7d6' };
const OVERLAY: Readonly<Record<Settings['overlay'], string>> = { soft: '0.45', normal: '0.75', strong: '1' };

/** Puts the settings on the document, where the style sheets find them. */
export function useAppearance(): void {
  const { theme, contrast, textSize, calm, overlay, lang: wanted } = useSettings();
  const pace = usePace();
  const lang = useLang();

  useEffect(() => {
    void voice.speak(wanted);
  }, [wanted]);

  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.contrast = contrast;
    root.dataset.motion = pace;
    root.dataset.calm = calm ? 'on' : 'off';
    root.style.fontSize = `${textSize}%`;
    root.style.setProperty('--overlay', OVERLAY[overlay]);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  }, [lang, theme, contrast, pace, calm, textSize, overlay]);
}
