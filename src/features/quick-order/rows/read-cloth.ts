import type { Colour, Variant } from '#src/content/schema/variant.ts';
import {
  clothAndColour,
  isColour,
  plainCode,
  type Coloured,
} from '#src/features/draft-windows/cloth-and-colour.ts';
import type { RowColumnKey } from '#src/features/draft-windows/row-columns.ts';
import { nearest } from '#src/format/nearest.ts';
import { plainName } from '#src/format/plain-name.ts';
import type { CatalogNames } from './catalog-names.ts';
import { quoted } from './closed-set.ts';
import type { Part, Reason } from './part.ts';

/** Names that a cell may have meant, to be taken with one press. */
const offering = (at: RowColumnKey, written: string, names: readonly string[]): Omit<Reason, 'reason'> => ({
  kind: `${at} ${plainName(written)}`,
  offers: names.map((name) => ({ says: name, cells: { [at]: name } })),
});

/** The cloth and the colour of a row whose cell of the cloth names both, and whose cell of the colour no other. */
function bothIn(fabric: string, colour: string, catalog: CatalogNames): Coloured | null {
  if (catalog.variants.has(plainName(fabric))) return null;
  const both = clothAndColour(fabric, (name) => catalog.variants.get(name));
  return both === null || colour === '' || isColour(both.colour, plainName(colour)) ? both : null;
}

function fabricIn(written: string, colour: string, catalog: CatalogNames): Part<Variant> {
  if (written === '') {
    const [first, ...others] = catalog.codes.get(plainCode(colour)) ?? [];
    if (first !== undefined && others.length === 0) return { value: first.variant };
    return { reason: 'Falta la tela.', kind: 'fabric' };
  }
  const found = catalog.variants.get(plainName(written));
  if (found !== undefined) return { value: found };
  const like = nearest(plainName(written), catalog.names);
  return {
    reason: `No tenemos la tela “${written}”.${like.length === 0 ? '' : ` ¿Es ${quoted(like)}?`}`,
    ...offering('fabric', written, like),
  };
}

function colourIn(written: string, variant: Variant): Part<Colour> {
  const asked = plainName(written);
  const found = variant.colours.find((one) => isColour(one, asked));
  if (found !== undefined) return { value: found };
  const names = variant.colours.map(({ name }) => ({ plain: plainName(name), name }));
  const like = asked === '' ? [] : nearest(asked, names);
  const offered = like.length > 0 ? like : variant.colours.slice(0, 4).map(({ name }) => name);
  const ending = like.length > 0 ? `¿Es ${quoted(like)}?` : `Viene, por ejemplo, en ${quoted(offered)}.`;
  return {
    reason:
      asked === '' ? `Falta el color. ${ending}` : `${variant.name} no viene en “${written}”. ${ending}`,
    ...offering('colour', `${variant.slug} ${written}`, offered),
  };
}

/** A cloth, and its colour or why none is known. */
interface Cloth {
  readonly variant: Variant;
  readonly colour: Part<Colour>;
}

/** Reads the cells of a cloth and of its colour; the first may name both. */
export function readCloth(fabric: string, colour: string, catalog: CatalogNames): Part<Cloth> {
  const both = bothIn(fabric, colour, catalog);
  if (both !== null) return { value: { variant: both.variant, colour: { value: both.colour } } };
  const found = fabricIn(fabric, colour, catalog);
  return 'value' in found
    ? { value: { variant: found.value, colour: colourIn(colour, found.value) } }
    : found;
}
