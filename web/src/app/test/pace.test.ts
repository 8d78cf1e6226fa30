import { describe, expect, it } from 'vitest';
import { othersPace } from '../pace.ts';

describe('the pace of what others do', () => {
  it('is that of the rest where nothing else is chosen', () => {
    expect(othersPace('slow', 'same')).toBe('slow');
  });

  it('is one step faster or slower, as far as there is one', () => {
    expect(othersPace('normal', 'faster')).toBe('fast');
    expect(othersPace('slow', 'faster')).toBe('normal');
    expect(othersPace('fast', 'faster')).toBe('fast');
    expect(othersPace('normal', 'slower')).toBe('slow');
    expect(othersPace('fast', 'slower')).toBe('normal');
    expect(othersPace('slow', 'slower')).toBe('slow');
  });

  it('is none where it is off, or where nothing moves at all', () => {
    expect(othersPace('slow', 'off')).toBe('off');
    for (const others of ['same', 'faster', 'slower'] as const) expect(othersPace('off', others)).toBe('off');
  });
});
