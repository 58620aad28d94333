import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog } from '#src/content/catalog.ts';

/** A line for each: the slug, and its code if it has one. */
export interface Slugs {
  readonly families: readonly string[];
  readonly fabricTypes: readonly string[];
  readonly models: readonly string[];
  readonly devices: readonly string[];
  readonly items: readonly string[];
  /** The colours of each variant. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
}

/** Every slug and code in addresses, orders and price lists; they must never change. */
export function slugsOf(): Slugs {
  const { families, fabricTypes, models, variants, devices, items } = catalog;
  const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug).toSorted();
  return {
    families: families.map(({ product, slug, id }) => `${product}/${slug} ${id}`).toSorted(),
    fabricTypes: fabricTypes.map(({ id }) => id).toSorted(),
    models: slugs(models),
    devices: devices.map(({ slug, code }) => `${slug} ${code}`).toSorted(),
    items: slugs(items),
    variants: Object.fromEntries(
      variants
        .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
        .map(({ slug, colours }) => [
          slug,
          colours.map((colour) => `${colour.slug} ${colour.code}`).toSorted(),
        ]),
    ),
  };
}

// When run directly, this file records the current ones.
if (import.meta.main) {
  await writeFile(join(import.meta.dirname, '../slugs.json'), `${JSON.stringify(slugsOf(), null, 2)}\n`);
}
