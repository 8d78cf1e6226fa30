import { LANGS } from '@shamble/kernel';
import { LANGUAGE_NAMES } from '../../app/languages.ts';
import { useLang } from '../../app/say.ts';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../context.ts';

/** The language of everything on this screen, changed in play. */
export function Language() {
  const { say } = useTable();
  const lang = useLang();
  const set = useSettings((settings) => settings.set);
  return (
    <select
      className="input table-lang"
      aria-label={say({ id: 'web.table.language' })}
      value={lang}
      onChange={(event) => {
        const wanted = LANGS.find((known) => known === event.target.value);
        if (wanted) set({ lang: wanted });
      }}
    >
      {LANGS.map((known) => (
        <option key={known} value={known} lang={known}>
          {LANGUAGE_NAMES[known]}
        </option>
      ))}
    </select>
  );
}
