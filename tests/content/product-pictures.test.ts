import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '#src/content/awnings/models.ts';
import { productPictures } from '#src/content/product-pictures.ts';
import { variants } from '#src/content/variants.ts';
import standIns from '#src/ui/product-pictures/stand-ins.json' with { type: 'json' };
import { PICTURES } from '../../deploy/shared-pictures/folder.ts';

const FOLDER = 'src/ui/product-pictures';

/** Most bytes of the picture of an option, and of a shared link. */
const MOST_OPTION = 12_000;
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
  it.each([...offered, 'sin-galeria'])('show %s in the quoter', (id) => {
    expect(productPictures[id]?.kind).toBe('mechanism');
    for (const kind of ['avif', 'webp']) {
      expect(statSync(`${FOLDER}/mechanisms/${id}.${kind}`).size).toBeLessThanOrEqual(MOST_OPTION);
    }
  });

  it.each(models)('show the model $name, with masks for its colours', ({ slug }) => {
    expect(productPictures[slug]?.kind).toBe('awning');
    const widest = String(productPictures[slug]?.px);
    const names = [`${widest}.avif`, `${widest}.webp`, 'cloth.webp', 'stripe.webp'];
    expect(standIns).toHaveProperty(slug);
    expect(names.filter((name) => !existsSync(`${FOLDER}/awnings/${slug}.${name}`))).toEqual([]);
  });

  it.each(variants)('show $slug where its link is shared', ({ slug }) => {
    expect(statSync(`${PICTURES}/${slug}.jpg`).size).toBeLessThanOrEqual(MOST_SHARED);
  });
});
