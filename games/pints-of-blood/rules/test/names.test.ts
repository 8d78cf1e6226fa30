import { LANGS, type Messages, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { FOOD } from '../../content/food.ts';
import { COMPANIONS, DIVIDERS } from '../../content/levels.ts';
import { COLOURS, SYMBOLS } from '../../content/tiles.ts';
import { kit } from '../../index.ts';
import { terminal } from '../../terminal/index.ts';
import { matchAt } from './tables.ts';

const [en, it_, fr] = await Promise.all(LANGS.map(async (lang) => (await kit.text(lang)).messages));
const drawing = await terminal.text('en');
const tongues: readonly Messages[] = [en, it_, fr];

/** One message in all three languages. */
const said = (id: string): (string | undefined)[] => tongues.map((messages) => messages[id]);
const isSaid = (id: string): boolean => said(id).every((text) => typeof text === 'string' && text.length > 0);
const unsaid = (ids: readonly string[]): string[] => ids.filter((id) => !isSaid(id));

const CARD_NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  cue: ['Billiard Cue', 'Stecca da biliardo', 'Queue de billard'],
  umbrella: ['Umbrella', 'Ombrello', 'Parapluie'],
  newspaper: ['Rolled Newspaper', 'Giornale arrotolato', 'Journal roulé'],
  extinguisher: ['Fire Extinguisher', 'Estintore', 'Extincteur'],
  molotov: ['Molotov', 'Molotov', 'Cocktail Molotov'],
  toaster: ['Toaster', 'Tostapane', 'Grille-pain'],
  billiardBalls: ['Billiard Balls', 'Palle da biliardo', 'Boules de billard'],
  teapot: ['Teapot', 'Teiera', 'Théière'],
  rugbyBall: ['Rugby Ball', 'Palla da rugby', 'Ballon de rugby'],
  extra3: ['Extra Hits ×3', 'Colpi extra ×3', 'Coups bonus ×3'],
  extra2: ['Extra Hits ×2', 'Colpi extra ×2', 'Coups bonus ×2'],
  extraN: ['Extra Hits ×?', 'Colpi extra ×?', 'Coups bonus ×?'],
  zWord: ["Don't Say the Z-Word!", 'Non dire la parola con la Z!', 'Pas le mot en Z !'],
  pretendUndead: ['Pretend Undead', 'Fingersi non morto', 'Jouer au mort-vivant'],
  travelSickness: ['Travel Sickness', "Mal d'auto", 'Mal des transports'],
  rollerBlind: ['Roller Blind', 'Tenda a rullo', 'Store enrouleur'],
  unstoppable: ['Unstoppable', 'Inarrestabile', 'Inarrêtable'],
  distracted: ['Distracted', 'Distratti', 'Distraits'],
  continental: ['Continental Driving', 'Guida continentale', 'Conduite continentale'],
  coatStand: ['Coat Stand', 'Appendiabiti', 'Portemanteau'],
};

/** The table as drawn for seat 1, in English. */
function drawn(options: Record<string, string>, given: Parameters<typeof matchAt>[2]): string {
  const say: Say = speaker('en', { ...en, ...drawing }, (seat) => `Player ${seat + 1}`);
  return terminal.draw(kit.game.view(matchAt(2, options, given).state, 0), say, 80).join('\n');
}

describe('names and faces', () => {
  it.each(Object.entries(CARD_NAMES))('PB-CON09 names %s in three languages', (card, names) => {
    expect(said(`card.${card}`)).toEqual(names);
  });

  it('PB-CON11 says of every card in a sentence what it does, and of weapons which spaces they reach', () => {
    expect(unsaid(CARDS.flatMap(({ id }) => [`card.${id}`, `card.${id}.text`]))).toEqual([]);
    expect(unsaid(['short', 'medium', 'long'].map((range) => `range.${range}.spaces`))).toEqual([]);
    const weapons = CARDS.filter((card) => card.class === 'weapon');
    for (const messages of tongues)
      for (const { id } of weapons)
        expect([id, messages[`card.${id}.text`]]).toEqual([id, expect.stringMatching(/[12345]/)]);
  });

  it('PB-CON04 tells colours apart by a letter too, and says both effects of each symbol', () => {
    for (const messages of tongues)
      expect(new Set(COLOURS.map((colour) => messages[`fact.letter.${colour}`])).size).toBe(4);
    const symbols = Object.values(SYMBOLS);
    expect(unsaid(symbols.flatMap((s) => [`symbol.${s}`, `symbol.${s}.occupied`, `symbol.${s}.empty`]))).toEqual([]);
  });

  it('PB-CON12 says price and bonus of each divider, and draws the gauge with the current sector lit', () => {
    expect(unsaid(DIVIDERS.flatMap((_, i) => [`divider.${i + 1}.price`, `divider.${i + 1}.bonus`]))).toEqual([]);
    const given = { deck: { 1: { size: 0 } } };
    expect(drawn({ level: 'starter' }, given)).toContain('3-3-3-3');
    expect(drawn({ level: 'main' }, given)).toContain('6-5-4-3');
    expect(drawn({}, given)).toMatch(/► sector 2/i);
    expect(drawn({}, given)).not.toMatch(/► sector 1/i);
  });

  it('PB-CON13 names every pub food tile, its dish and what it lets one do', () => {
    expect(unsaid(FOOD.flatMap(({ id, dish }) => [`food.${id}`, `food.${id}.text`, `dish.${dish}`]))).toEqual([]);
  });

  it('PB-CON14 draws a used tile differently from one that is ready', () => {
    const used = drawn({ food: 'on' }, { players: { 2: { food: ['noBite'], used: ['noBite'] } } });
    const ready = drawn({ food: 'on' }, { players: { 2: { food: ['noBite'] } } });
    expect(used).toContain('Don’t Bite Me Now! (used)');
    expect(ready).toContain('Don’t Bite Me Now! (ready)');
  });

  it('PB-CON16 gives the six regulars different names', () => {
    const names = COMPANIONS.map((_, i) => `companion.${i + 1}`);
    expect(unsaid(names)).toEqual([]);
    expect(new Set(names.map((id) => en[id])).size).toBe(6);
  });

  it('PB-CON17 draws the bus with its passengers and an arrow that flips with its direction', () => {
    const bus = (direction: string): string =>
      drawn({}, { bus: { row: 2, zombies: ['F', 'F', 'T'], direction } })
        .split('\n')
        .find((line) => line.includes('◄')) ?? '';
    expect(bus('anticlockwise')).toMatch(/◄ Bus 3 ↓$/);
    expect(bus('clockwise')).toMatch(/◄ Bus 3 ↑$/);
  });

  it('PB-CON18 calls the levels Starter and Main Course, and the solo game Last Orders', () => {
    expect(en['option.level.starter']).toMatch(/^starter\b/i);
    expect(en['option.level.main']).toMatch(/^main course\b/i);
    expect(said('game.solo')).toEqual(['Last Orders', 'Ultimo giro', 'Dernière tournée']);
  });
});
