import type { LANGUAGE_NAMES } from './languages.ts';

/** The only sentences that are not messages: for when no message could be loaded. */
const WORDS = {
  en: ['The texts of Shamble could not be loaded. Your tables are untouched.', 'Try again'],
  it: ['Impossibile caricare i testi di Shamble. Le tue partite sono intatte.', 'Riprova'],
  fr: ["Les textes de Shamble n'ont pas pu être chargés. Vos tables sont intactes.", 'Réessayer'],
} as const satisfies Record<keyof typeof LANGUAGE_NAMES, readonly [string, string]>;

export function NoWords({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="trouble on-paper" role="alert">
      <h1 className="trouble-title">Shamble</h1>
      {Object.entries(WORDS).map(([lang, [sentence]]) => (
        <p key={lang} lang={lang}>
          {sentence}
        </p>
      ))}
      <div className="trouble-ways">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {Object.values(WORDS)
            .map(([, retry]) => retry)
            .join(' · ')}
        </button>
      </div>
    </main>
  );
}
