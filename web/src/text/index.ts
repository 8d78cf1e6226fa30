import type { Lang, Messages } from '@shamble/kernel';

type Loaded = { readonly default: Messages };

/** The app's own words and those of its areas, a file per language each, loaded only in the language that is spoken. */
const FILES = import.meta.glob<Loaded>(['./{en,it,fr}.ts', '../*/text/{en,it,fr}.ts']);

export async function appMessages(lang: Lang): Promise<Messages> {
  const wanted = Object.entries(FILES).filter(([path]) => path.endsWith(`/${lang}.ts`));
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...loaded.map(({ default: messages }) => messages));
}
