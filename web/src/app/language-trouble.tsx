import { useFailedLang, useSay, voice } from './say.ts';
import { useSettings } from './settings.ts';

/** Tells that a language could not be loaded while the old one goes on. */
export function LanguageTrouble() {
  const say = useSay();
  const failed = useFailedLang();
  if (failed === null) return null;
  const keep = (): void => {
    voice.keepOld();
    useSettings.getState().set({ lang: voice.use.getState().lang });
  };
  return (
    <div className="language-trouble on-paper" role="alert">
      <p>{say({ id: 'web.language.failed', params: { language: { id: `web.language.${failed}` } } })}</p>
      <button type="button" className="btn" onClick={() => void voice.speak(failed)}>
        {say({ id: 'web.trouble.retry' })}
      </button>
      <button type="button" className="btn btn-quiet" onClick={keep}>
        {say({ id: 'web.language.keep' })}
      </button>
    </div>
  );
}
