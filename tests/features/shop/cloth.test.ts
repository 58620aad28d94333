import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cloths } from '#src/content/cloths.ts';
import { variants } from '#src/content/variants.ts';
import { lightBetween, passingLight, threadColour } from '#src/features/cloth/paint/dye.ts';
import { passingShare } from '#src/features/cloth/viewer/figures.ts';
import { barMm, CENTRE, viewAfterKey, zoomed } from '#src/features/cloth/viewer/view.ts';
import { linear } from '#src/features/room/covering.ts';
import { clothPicture } from '#src/ui/cloth/cloth-pictures.ts';
import { swatchAddress, swatchPaint } from '#src/ui/cloth/swatch-paint.ts';
import recipes from '../../../renders/cloth/structures.json' with { type: 'json' };

const limits = { least: 10, most: 120 };
const start = { x: 0, y: 0, mm: 40 };

describe('the light on a cloth', () => {
  it('is on the mean what its colour reflects', () => {
    const lights = [0.1, 0.3, 0.5, 0.8, 1, 1.2];
    const terracotta = linear('#a5513a');
    const thread = threadColour(terracotta, lights, 0);
    for (const band of [0, 1, 2] as const) {
      const seen = lights.map((light) => thread[band] * lightBetween(light, thread[band]));
      const mean = seen.reduce((sum, light) => sum + light, 0) / seen.length;
      // Where threads are lighter than the surface, a little of it is shine.
      expect(mean).toBeCloseTo(terracotta[band] - 0.02 * (0.2 / 6), 3);
    }
  });

  it('reaches the gaps between pale threads, and not those between dark ones', () => {
    expect(lightBetween(0.3, 0.9)).toBeGreaterThan(0.3);
    expect(lightBetween(0.3, 0.05)).toBeLessThan(0.3);
    expect(lightBetween(1, 0.05)).toBe(1);
  });

  it('that passes has the colour of its threads, and none where there is a hole', () => {
    expect(passingLight(1, 0.05, [0.2, 0, 0])).toEqual([1, 1, 1]);
    expect(passingLight(0.04, 0.05, [0.5, 0.25, 0])).toEqual([0.02, 0.01, 0]);
    for (const share of [0, 0.03, 0.2, 0.7]) {
      for (const band of passingLight(share, 0.5, [1, 1, 1])) expect(band).toBeCloseTo(share, 9);
    }
  });

  it('passes a black screen through its holes alone, and a white cloth as it was rendered', () => {
    expect(passingShare('screen-5', '#000000')).toBe(cloths['screen-5'].holes);
    expect(passingShare('lino', '#ffffff')).toBeCloseTo(cloths.lino.passes ?? 0, 9);
    expect(passingShare('lisa-opaca', '#ffffff')).toBe(0);
  });
});

describe('a colour of a cloth', () => {
  it.each(variants)(
    'has pictures, and a base that a screen can show, for every colour of $slug',
    (variant) => {
      const { structure, colours } = variant;
      expect(swatchAddress(structure)).toContain(structure);
      expect(clothPicture(structure, 'front')).toHaveLength(2);
      expect(clothPicture(structure, 'through')).toHaveLength(cloths[structure].passes === null ? 0 : 2);
      for (const colour of colours) {
        const { base, stripe, strength } = swatchPaint(structure, colour);
        expect([base, stripe ?? base]).toEqual([
          expect.stringMatching(/^#[0-9a-f]{6}$/),
          expect.stringMatching(/^#[0-9a-f]{6}$/),
        ]);
        expect(strength).toBeGreaterThanOrEqual(0.2);
        expect(strength).toBeLessThanOrEqual(1);
      }
    },
  );

  it('has its second one where the workshop rendered it', () => {
    const style = readFileSync('src/ui/cloth/cloth-swatch.module.css', 'utf8');
    const stopsOf = (pattern: string) =>
      [...(style.split(`[data-pattern='${pattern}']`)[1]?.split('}')[0] ?? '').matchAll(/([\d.]+)%/g)].map(
        ([, percent]) => Math.round(Number(percent)),
      );
    const { rayuela, telar } = recipes;
    const [from = 0, to = 0] = rayuela.linesMm[0] ?? [];
    // Lines repeat, and bands are counted from below.
    const lines = [from, to, rayuela.mm / rayuela.linesMm.length].map((mm) => (mm / rayuela.mm) * 100);
    const bands = telar.bandsMm.flat().map((mm) => 100 - (mm / telar.mm) * 100);
    expect(stopsOf('rayuela')).toEqual(lines.map(Math.round));
    expect(stopsOf('telar')).toEqual(bands.toSorted((one, other) => one - other).map(Math.round));
  });
});

describe('the view of a cloth', () => {
  it('keeps the place under the pointer while it zooms', () => {
    const at = { x: 0.25, y: -0.1 };
    const placeOf = ({ x, mm }: typeof start) => x + at.x * mm;
    const near = zoomed(start, 0.5, at, limits);
    expect(near.mm).toBe(20);
    expect(placeOf(near)).toBeCloseTo(placeOf(start), 9);
  });

  it('ends at its limits, and is then the same', () => {
    const nearest = zoomed(start, 0.01, CENTRE, limits);
    expect(nearest.mm).toBe(limits.least);
    expect(zoomed(nearest, 0.5, CENTRE, limits)).toBe(nearest);
    expect(zoomed(start, 99, CENTRE, limits).mm).toBe(limits.most);
  });

  it.each([
    ['+', { mm: expect.closeTo(26.67, 2) }],
    ['-', { mm: 60 }],
    ['ArrowRight', { x: 4.8, mm: 40 }],
    ['ArrowUp', { y: -4.8, mm: 40 }],
  ])('answers the key %s', (key, after) => {
    expect(viewAfterKey(key, start, start, limits)).toMatchObject(after);
  });

  it('returns to its start, and leaves other keys alone', () => {
    expect(viewAfterKey('0', { x: 9, y: 9, mm: 90 }, start, limits)).toBe(start);
    expect(viewAfterKey('Tab', start, start, limits)).toBeNull();
  });

  it('has a bar of a round length that is true to scale', () => {
    expect([10, 40, 120, 260].map((mm) => barMm({ ...start, mm }))).toEqual([2, 10, 20, 50]);
  });
});
