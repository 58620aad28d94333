import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { humanise, humaniseName } from '#src/content/humanise.ts';
import { RUNS } from '#tests/support/runs.ts';

describe('text from an address', () => {
  it('gets its accents', () => {
    expect(humanise('brazos-retractiles')).toBe('brazos retráctiles');
    expect(humaniseName('screen-5')).toBe('Screen 5');
  });

  it.for([
    ['constructor', 'constructor'],
    ['<script>', 'script'],
    ['--', 'sin nombre'],
    ['a'.repeat(200), `${'a'.repeat(48)}…`],
    ['𝐀'.repeat(60), `${'𝐀'.repeat(48)}…`],
  ])('%s becomes %s', ([parameter = '', words]) => {
    expect(humanise(parameter)).toBe(words);
  });

  it('is short and readable for any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (parameter) => {
        const words = humanise(parameter);
        expect([...words].length).toBeLessThanOrEqual(49);
        expect(words).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ]*…?$/u);
      }),
      { numRuns: RUNS },
    );
  });
});
