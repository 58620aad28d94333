import { onDemand } from '#machines/support/on-demand.ts';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import { href } from '#src/config/routes.ts';
import { families, familyOf } from '#src/content/families.ts';
import { loadFamily } from '#src/content/load-family.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import type { ListedItem } from './list/item.ts';

/** The variant and colour of our own catalog that an item listed by the server matches. */
export interface CatalogMatch {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** Finds an item in our catalog; undefined when it is not there. */
export type Lookup = (item: Pick<ListedItem, 'name' | 'code'>) => CatalogMatch | undefined;

const findsNothing: Lookup = () => undefined;

/** Our whole catalog. */
const source = onDemand(load);

/** A lookup in our catalog: finds nothing until it is loaded, or when loading fails. */
export function useCatalogLookup(): Lookup {
  const lookup = useOnDemand(source, true);
  return typeof lookup === 'string' ? findsNothing : lookup;
}

async function load(): Promise<Lookup> {
  const variants = (await Promise.all(families.map(({ id }) => loadFamily(id)))).flat();
  const all = variants.flatMap((variant) => variant.colours.map((colour) => ({ variant, colour })));
  const byName = new Map(
    all.map((match) => [normalizeText(`${match.variant.name} ${match.colour.name}`), match]),
  );
  // Awnings share fabrics and their codes, so that any variant with the code looks the same.
  const byCode = new Map(all.map((match) => [match.colour.code, match]));
  return ({ name, code }) =>
    byName.get(normalizeText(name)) ?? (code === null ? undefined : byCode.get(code));
}

/** The page of the variant in this colour. */
export function addressOf({ variant: { slug, family }, colour }: CatalogMatch): string {
  const params = { variant: slug, color: colour.slug };
  return familyOf(family).product === 'toldos' ? href('awningDetails', params) : href('blindDetails', params);
}
