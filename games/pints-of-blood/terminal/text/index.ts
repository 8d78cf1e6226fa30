import type { Lang, Messages } from '@shamble/kernel';

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
};

export const text = async (lang: Lang): Promise<Messages> => (await LOAD[lang]()).default;
