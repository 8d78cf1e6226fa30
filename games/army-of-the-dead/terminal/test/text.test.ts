import { tongueTests } from '@shamble/kernel/conformance/bots';
import { describe, expect, it } from 'vitest';
import { OWN } from './table.ts';

tongueTests(OWN);

describe.each(['en', 'it', 'fr'] as const)('on the map in %s', (lang) => {
  it('every thing has a sign of its own', () => {
    const signs = Object.entries(OWN[lang]).flatMap(([id, sign]) => (id.startsWith('terminal.sign.') ? [sign] : []));
    expect(signs.length).toBeGreaterThan(10);
    expect(new Set(signs).size).toBe(signs.length);
  });
});
