import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import {
  AWNING_SUFFIX,
  awningKept,
  barArticles,
  pieceCodes,
  sheetAlong,
  type Article,
} from '#src/content/cuts/materials.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { BarPiece, ClothPiece } from '#src/cutting/index.ts';
import { inNumber } from '#src/format/numbers.ts';
import { acrossRollMm, type BarPart, type ClothPart, type Parts } from '#src/quoting/cuts/parts.ts';
import { partNames } from './part-names.ts';
import { times } from './times.ts';

/** A window of an order, with what is needed to cut it. Lengths in mm. */
export interface Source {
  readonly window: QuotedWindow;
  readonly variant: Variant;
  readonly colour: Colour;
  readonly parts: Parts;
  /** "P-2051 2/5 Sala" */
  readonly mark: string;
  /** What the ids of its pieces begin with. */
  readonly id: string;
  /** How many of its pieces are cut. */
  readonly pieces: number;
}

/** What bars are sawn from. */
export interface Profile {
  readonly code: string;
  readonly name: string;
  readonly barMm: number;
}

/** What is measured off a reel (in mm) or counted. */
export interface Counted {
  readonly code: string;
  readonly name: string;
  readonly unit: 'mm' | 'pieza';
  readonly quantity: number;
}

/** A part before it is grouped. */
type Part =
  | { readonly by: 'cloth'; readonly of: Source; readonly piece: ClothPiece }
  | {
      readonly by: 'bar';
      readonly article: Profile;
      readonly piece: BarPiece;
      readonly of: Source;
    }
  | ({ readonly by: 'counted' } & Counted);

const isAwning = ({ family }: Variant) => familyOf(family).product === 'toldos';

function clothPieces(source: Source, cloth: ClothPart, place: string): readonly Part[] {
  return times(cloth.count).flatMap((nth) =>
    cloth.cuts.map((cut, at): Part => {
      const acrossMm = acrossRollMm(cloth, cut);
      return {
        by: 'cloth',
        of: source,
        piece: {
          id: `${source.id}-${place}${String(nth)}.${String(at)}`,
          acrossMm,
          alongMm: cloth.isTurned ? cut.widthMm : cut.heightMm,
          // The window was agreed with its cloth in this direction.
          mayTurn: false,
          rollMm: cloth.rollMm,
        },
      };
    }),
  );
}

/** The article that a bar is sawn from; slats and vanes have the code of their colour. */
function articleOf(
  part: BarPart['part'],
  { parts: { made }, variant, colour }: Source,
): Article & { readonly name: string } {
  const name = partNames[part];
  if (part === 'slat' || part === 'vane') {
    return { code: colour.code, kept: { by: 'metre' }, name: `${name} ${variant.name}, ${colour.name}` };
  }
  if (part === 'gallery') {
    const { id, barMm } = made.gallery?.gallery ?? { id: '', barMm: 1 };
    return { code: `GA-${id}`.toUpperCase(), kept: { by: 'bar', barMm }, name };
  }
  const { code, kept } = barArticles[part];
  const ofAwning = isAwning(variant) && kept.by === 'bar';
  const diameter = part === 'tube' && made.tube !== null ? made.tube.diameterMm : null;
  return {
    code: [code, ...(diameter === null ? [] : [String(diameter)]), ...(ofAwning ? [AWNING_SUFFIX] : [])].join(
      '-',
    ),
    kept: ofAwning ? awningKept : kept,
    name: [
      name,
      ...(diameter === null ? [] : [`de ${inNumber(diameter)} mm`]),
      ...(ofAwning ? ['para toldo'] : []),
    ].join(' '),
  };
}

function barParts(
  source: Source,
  { part, lengthMm, count }: BarPart,
  at: number,
  nameOf: Quotable['nameOf'],
): readonly Part[] {
  const { code, kept, ...article } = articleOf(part, source);
  const gallery = source.parts.made.gallery;
  const name = part === 'gallery' && gallery !== null ? nameOf(gallery.gallery.id) : article.name;
  if (kept.by === 'bar') {
    return times(count).map((nth) => ({
      by: 'bar',
      of: source,
      article: { code, name, barMm: kept.barMm },
      piece: { id: `${source.id}-b${String(at)}.${String(nth)}`, lengthMm },
    }));
  }
  return [
    {
      by: 'counted',
      code,
      name,
      ...(kept.by === 'metre'
        ? { unit: 'mm', quantity: count * lengthMm }
        : { unit: 'pieza', quantity: count }),
    },
  ];
}

const piece = (code: string, name: string, quantity: number): Part => ({
  by: 'counted',
  code,
  name,
  unit: 'pieza',
  quantity,
});

/** What is bought ready: motor, control, remotes, brackets. A motor's code is its name in the catalog. */
function readyParts({ parts: { made } }: Source, { nameOf, codeOf }: Quotable): readonly Part[] {
  return made.motor === null
    ? [piece(`MD-${made.control.id}`.toUpperCase(), `Mando: ${nameOf(made.control.id)}`, 1)]
    : [piece(codeOf(made.motor.motor.id), nameOf(made.motor.motor.id), 1)];
}

/** Everything of one piece of a window. */
export function partsOfPiece(source: Source, quotable: Quotable): readonly Part[] {
  const { parts } = source;
  return [
    ...parts.cloths.flatMap((cloth, at) => clothPieces(source, cloth, `t${String(at)}.`)),
    ...parts.sheets.flatMap(({ part, count, widthMm, heightMm }, at) =>
      clothPieces(
        source,
        {
          finished: { widthMm, heightMm },
          cuts: [{ widthMm, heightMm }],
          isTurned: sheetAlong[part] === 'width',
          rollMm: null,
          count,
        },
        `h${String(at)}.`,
      ),
    ),
    ...parts.bars.flatMap((bar, at) => barParts(source, bar, at, quotable.nameOf)),
    ...parts.pieces.map(({ part, count }) => piece(pieceCodes[part], partNames[part], count)),
    ...readyParts(source, quotable),
  ];
}

/** What the whole line has once. */
export const partsOfWholeLine = (
  { parts: { made }, window: { line } }: Source,
  { nameOf, codeOf }: Quotable,
): readonly Part[] =>
  made.remotes.map(({ id }) =>
    piece(codeOf(id), nameOf(id), line.remotes?.find((asked) => asked.id === id)?.count ?? 1),
  );
