import { describe, expect, it } from 'vitest';
import type { Line } from '#src/quoting/line.ts';
import { decidingReasons } from '#src/quoting/reasons/deciding-reasons.ts';
import { awning, roller } from './support/example.ts';
import { refusalOf } from './support/quoted.ts';

const deciding = (line: Omit<Line, 'quantity'>, product = roller) =>
  decidingReasons(refusalOf({ line: { quantity: 1, ...line }, product }).reasons, product.id);

describe('the reasons to tell', () => {
  it('are the limit of the product alone, not those of its chain, its tube and its roll', () => {
    expect(deciding({ widthMm: 7_000, heightMm: 2_000 })).toEqual([
      { code: 'too-wide', limitMm: 5_900, by: 'enrollable-blackout' },
    ]);
    expect(deciding({ widthMm: 2_400, heightMm: 4_200 })).toEqual([
      { code: 'too-tall', limitMm: 4_000, by: 'enrollable-blackout' },
    ]);
  });

  it('are one for each side that is too long', () => {
    expect(deciding({ widthMm: 7_000, heightMm: 4_200 }).map(({ code }) => code)).toEqual([
      'too-wide',
      'too-tall',
    ]);
  });

  it('are the limit of the control when the product can be made that wide, else the limit of the roll', () => {
    expect(deciding({ widthMm: 3_001, heightMm: 2_000 })).toEqual([
      { code: 'too-wide', limitMm: 3_000, by: 'cadena' },
    ]);
    expect(deciding({ widthMm: 2_600, heightMm: 2_000 })).toEqual([
      { code: 'wider-than-roll', rollMm: 2_500 },
    ]);
  });

  it('are the limit of the product, not that of its gallery', () => {
    expect(deciding({ widthMm: 7_000, heightMm: 2_000, gallery: 'cofre' }).map(({ code }) => code)).toEqual([
      'too-wide',
    ]);
  });

  it('are the limit of the area where no side is too long', () => {
    const large = { ...roller, limits: { ...roller.limits, maxAreaMm2: 4_000_000 } };
    expect(deciding({ widthMm: 2_400, heightMm: 2_000 }, large)).toEqual([
      { code: 'too-large', limitMm2: 4_000_000, by: 'enrollable-blackout' },
    ]);
    expect(deciding({ widthMm: 7_000, heightMm: 2_000 }, large).map(({ code }) => code)).toEqual([
      'too-wide',
    ]);
  });

  it("are an awning's projection before its crank", () => {
    expect(deciding({ widthMm: 5_001, heightMm: 2_540 }, awning)).toEqual([
      { code: 'too-wide-for-projection', limitMm: 5_000 },
    ]);
  });

  it("are the narrower limit of an awning's projection, not that of all projections", () => {
    expect(deciding({ widthMm: 1_000, heightMm: 2_540 }, awning)).toEqual([
      { code: 'too-narrow-for-projection', limitMm: 2_540 },
    ]);
    expect(deciding({ widthMm: 9_000, heightMm: 2_540 }, awning)).toEqual([
      { code: 'too-wide-for-projection', limitMm: 5_000 },
    ]);
  });

  it('are all those that are not about the size, too', () => {
    expect(
      deciding({ widthMm: 7_000, heightMm: 2_000, extras: ['banda', 'sensor-sol'] }).map(({ code }) => code),
    ).toEqual(['too-wide', 'unknown-choice', 'needs-motor']);
  });
});
