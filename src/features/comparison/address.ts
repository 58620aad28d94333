import { href } from '#src/config/routes.ts';
import type { Entry } from '#src/content/entries.ts';
import { familyOf } from '#src/content/families.ts';
import { entryOf } from '#src/content/find/variants.ts';
import { inCm } from '#src/format/measures.ts';

/** A product to compare, in a colour where the address names one. */
export interface Compared {
  readonly entry: Entry;
  readonly color: string | null;
  /** How the address writes it. */
  readonly key: string;
}

export const MOST_COMPARED = 4;

/** Between product and colour, and between products. */
const COLOUR = '.';
const NEXT = ',';

/** Id of the comparison on its page. */
export const COMPARISON_ID = 'comparacion';

/** What `?comparar=` names, without what we do not sell, each once; of more than `MOST_COMPARED`, the others wait. */
export const comparedIn = (value: string): readonly Compared[] =>
  [...new Set(value.split(NEXT))].flatMap((key) => {
    const [slug = '', color = ''] = key.split(COLOUR);
    const entry = entryOf(slug);
    return entry === undefined ? [] : [{ entry, color: color === '' ? null : color, key }];
  });

export const comparedKey = (slug: string, color?: string): string =>
  color === undefined ? slug : `${slug}${COLOUR}${color}`;

export const joinCompared = (keys: readonly string[]): string => keys.join(NEXT);

/** A size that prices are compared at, in mm; what is not known yet is the usual one. */
interface ComparedSize {
  readonly widthMm: number | null;
  readonly heightMm: number | null;
}

/** The comparison of products, each as `comparedKey` writes it, on the page of the first: of blinds or of awnings. */
export const comparisonHref = (keys: readonly string[], size?: ComparedSize): string => {
  const [first] = comparedIn(joinCompared(keys));
  const { widthMm = null, heightMm = null } = size ?? {};
  const sizes = [
    widthMm === null ? '' : `&ancho=${inCm(widthMm)}`,
    heightMm === null ? '' : `&alto=${inCm(heightMm)}`,
  ].join('');
  const isAwning = first !== undefined && familyOf(first.entry.family).product === 'toldos';
  return `${href(isAwning ? 'awnings' : 'blinds')}?comparar=${joinCompared(keys)}${sizes}#${COMPARISON_ID}`;
};
