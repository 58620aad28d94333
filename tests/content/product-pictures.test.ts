import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '#src/content/awnings/models.ts';
import { productPictures } from '#src/content/product-pictures.ts';
import { variants } from '#src/content/variants.ts';
import awnings from '#src/ui/product-pictures/awnings/stand-ins.json' with { type: 'json' };
import mechanisms from '#src/ui/product-pictures/mechanisms/stand-ins.json' with { type: 'json' };
import { PICTURES } from '../../deploy/shared-pictures/folder.ts';

const FOLDER = 'src/ui/product-pictures';
const standIns = { awning: awnings, mechanism: mechanisms };

/** Most bytes of a picture by its width, and of one for a shared link. */
const MOST_BYTES = [
  [480, 18_000],
  [960, 48_000],
  [1600, 100_000],
] as const;
const MOST_SHARED = 80_000;

/** What the quoter offers, by its word in the catalog; remotes too. */
const offered = new Set(
  variants.flatMap(({ product: { controls, galleries, extras } }) => [
    ...controls.flatMap((control) => [
      control.id,
      ...(control.kind === 'motor' ? control.remotes.map(({ id }) => id) : []),
    ]),
    ...galleries.map(({ id }) => id),
    ...extras.map(({ id }) => id),
  ]),
);

describe('the pictures of products', () => {
  it.each(Object.entries(productPictures))('show %s in each width, with a stand-in before', (name, kind) => {
    expect(standIns[kind]).toHaveProperty([name]);
    for (const [width, most] of MOST_BYTES) {
      expect(statSync(`${FOLDER}/${kind}s/${name}.${String(width)}.avif`).size).toBeLessThanOrEqual(most);
    }
    // WebP needs more for the same quality.
    expect(statSync(`${FOLDER}/${kind}s/${name}.960.webp`).size).toBeLessThanOrEqual(48_000 * 1.3);
  });

  it.each([...offered, 'sin-galeria'])('show %s in the quoter', (id) => {
    expect(productPictures[id]).toBe('mechanism');
  });

  it.each(models)('show the model $name, with masks for its colours', ({ slug }) => {
    expect(productPictures[slug]).toBe('awning');
    const names = ['cloth.webp', 'stripe.webp'];
    expect(names.filter((name) => !existsSync(`${FOLDER}/awnings/${slug}.${name}`))).toEqual([]);
  });

  it.each(variants)('show $slug where its link is shared', ({ slug }) => {
    expect(statSync(`${PICTURES}/${slug}.jpg`).size).toBeLessThanOrEqual(MOST_SHARED);
  });
});
