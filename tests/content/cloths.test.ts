import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cloths } from '#src/content/cloths.ts';
import { Structure } from '#src/content/schema/structure.ts';
import { variants } from '#src/content/variants.ts';
import recipes from '../../renders/cloth/structures.json' with { type: 'json' };

const pictures = 'src/ui/cloth/pictures';

/** The largest swatch, in bytes. */
const MOST_SWATCH = 4_000;

describe('the pictures of cloths', () => {
  it('are made from a recipe each', () => {
    expect(Object.keys(recipes).toSorted()).toEqual([...Structure.options].toSorted());
  });

  it.each(Structure.options)('show %s in every view that its row names', (id) => {
    const { passes, hasSecond } = cloths[id];
    const has = (view: string) =>
      ['avif', 'webp'].map((format) => existsSync(`${pictures}/${id}.${view}.${format}`));
    expect(has('front')).toEqual([true, true]);
    expect(has('through')).toEqual(Array.from({ length: 2 }, () => passes !== null));
    expect(has('second')).toEqual(Array.from({ length: 2 }, () => hasSecond));
    expect(statSync(`src/ui/cloth/swatches/${id}.webp`).size).toBeLessThanOrEqual(MOST_SWATCH);
  });

  const open = variants.filter(
    ({ opennessPercent, weave }) =>
      (opennessPercent ?? 0) > 0 && (weave === 'screen' || weave === 'aluminio'),
  );

  it.each(open)('let as much light through as $slug says', ({ structure, opennessPercent }) => {
    const percent = (cloths[structure].passes ?? 0) * 100;
    expect(Math.abs(percent - (opennessPercent ?? 0))).toBeLessThan(1.2);
  });

  const closed = variants.filter(({ weave }) => weave === 'blackout' || weave === 'madera');

  it.each(closed)('let no light through $slug', ({ structure }) => {
    expect(cloths[structure].passes).toBeNull();
  });
});
