import type { ArticlePart } from '#src/content/cuts/articles.ts';
import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { fittingOptions } from '#src/content/fittings.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import {
  articleOf,
  controlArticle,
  galleryArticle,
  hasColouredSlats,
  safetyArticle,
  type Article,
  type Made,
} from './articles.ts';

const nothingChosen = { control: undefined, gallery: undefined, mount: null, heightMm: null } as const;

const orNone = <T>(values: readonly T[]): readonly (T | undefined)[] =>
  values.length === 0 ? [undefined] : values;

/** Every combination of colours, diameters and galleries in which a variant is made. */
function waysOf(variant: Variant, colours: Variant['colours']): readonly Made[] {
  const { family, product } = variant;
  const diameters = new Set(
    product.controls.flatMap(({ tubes }) => orNone(tubes.map(({ diameterMm }) => diameterMm))),
  );
  return [undefined, ...product.galleries.map(({ id }) => id)].flatMap((gallery) =>
    orNone(fittingOptions({ ...nothingChosen, family, gallery }).hardware).flatMap((hardware) =>
      colours.flatMap((colour) =>
        [...diameters].map((diameterMm) => ({
          variant,
          colour,
          fitting: hardware === undefined ? {} : { hardware },
          diameterMm: diameterMm ?? null,
          gallery: gallery ?? null,
        })),
      ),
    ),
  );
}

/** The lengths that a part is bought in; one that is no length where it is cut. */
function lengthsOf(part: ArticlePart, { slug, family, product }: Variant): readonly number[] {
  if (part === 'arm') return (product.projections ?? []).map(({ projectionMm }) => projectionMm);
  if (part !== 'wand' && part !== 'crank') return [0];
  const controls = cutTables[slug]?.bars.flatMap((bar) =>
    bar.part === part ? (bar.when?.controls ?? []) : [],
  );
  return (controls ?? []).flatMap(
    (control) => fittingOptions({ ...nothingChosen, family, control }).controlMm,
  );
}

/** Every article of the workshop's own that a variant can need, each once. Cloths, slats and devices have their codes. */
export function articlesOfVariant(variant: Variant, { nameOf }: NamedProducts): readonly Article[] {
  const { product, family, slug, colours } = variant;
  const { bars = [], pieces = [] } = cutTables[slug] ?? {};
  const { bar } = fittingOptions({ ...nothingChosen, family });
  const parts = new Set<ArticlePart>([
    ...bars.flatMap(({ part }) => (part === 'slat' || part === 'vane' ? [] : [part])),
    ...pieces.map(({ part }) => part),
    ...(bar.includes('wrapped') ? (['inner-bar'] as const) : []),
    ...(product.split === null ? [] : (['bracket-between'] as const)),
  ]);
  // Where slats have no colour, that of the cloth changes nothing but the gallery.
  const ofParts = waysOf(variant, hasColouredSlats(variant) ? colours : colours.slice(0, 1)).flatMap((made) =>
    [...parts].flatMap((part) => lengthsOf(part, variant).map((lengthMm) => articleOf(part, made, lengthMm))),
  );
  const ofGalleries = waysOf(variant, colours).flatMap((made) =>
    product.galleries
      .filter(({ id }) => id === made.gallery)
      .flatMap((gallery) => [galleryArticle(gallery, made), articleOf('gallery-bracket', made)]),
  );
  const controls = product.controls
    .filter(({ kind }) => kind === 'manual')
    .map(({ id }) => controlArticle(family, id, nameOf(id)));
  const safe = product.controls.flatMap(({ id: control }) =>
    fittingOptions({ ...nothingChosen, family, control, forChildren: true }).safety.map(safetyArticle),
  );
  return [
    ...new Map(
      [...ofParts, ...ofGalleries, ...controls, ...safe].map((article) => [article.code, article]),
    ).values(),
  ];
}
