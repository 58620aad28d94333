import type { PricedWindow } from '#src/api/contract/assumed/quoted.ts';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import {
  AWNING_SUFFIX,
  awningKept,
  barArticles,
  pieceCodes,
  repeatOf,
  rollWidths,
  sheetAlong,
  type Article,
} from '#src/content/cuts/materials.ts';
import { familyOf } from '#src/content/families.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { BarPiece, ClothPiece } from '#src/cutting/index.ts';
import { partNames } from '#src/features/orders/part-names.ts';
import { fittingOf, partsOf } from '#src/features/orders/window-parts.ts';
import { inNumber } from '#src/format/numbers.ts';
import { acrossRollMm, type BarPart, type ClothPart, type Parts } from '#src/quoting/cuts/parts.ts';
import { times } from './times.ts';

/** A window of an order, with what is needed to cut it. Lengths in mm. */
interface Source {
  readonly window: PricedWindow;
  readonly variant: Variant;
  readonly colour: Colour;
  readonly parts: Parts;
  /** "P-2051 2/5 Sala" */
  readonly mark: string;
  /** What the ids of its pieces begin with. */
  readonly id: string;
}

/** The pieces of one cloth in one colour. */
export interface ClothGroup {
  readonly code: string;
  readonly name: string;
  readonly hex: string;
  /** Widths of its rolls. */
  readonly widthsMm: readonly number[];
  readonly repeatMm: number;
  readonly pieces: readonly ClothPiece[];
}

/** The lengths of one profile. */
export interface BarGroup {
  readonly code: string;
  readonly name: string;
  readonly barMm: number;
  readonly pieces: readonly BarPiece[];
}

/** What is measured off a reel (in mm) or counted. */
export interface CountedGroup {
  readonly code: string;
  readonly name: string;
  readonly unit: 'mm' | 'pieza';
  readonly quantity: number;
}

/** Everything that some orders are made of. */
export interface CutList {
  /** Which window a piece belongs to, by the piece's id. */
  readonly marks: ReadonlyMap<string, string>;
  readonly cloths: readonly ClothGroup[];
  readonly bars: readonly BarGroup[];
  readonly counted: readonly CountedGroup[];
  /** Windows that nothing says how to cut, as the workshop calls them. */
  readonly unknown: readonly string[];
}

/** A part before it is grouped. */
type Part =
  | { readonly by: 'cloth'; readonly of: Source; readonly piece: ClothPiece }
  | {
      readonly by: 'bar';
      readonly article: Omit<BarGroup, 'pieces'>;
      readonly piece: BarPiece;
      readonly of: Source;
    }
  | ({ readonly by: 'counted' } & CountedGroup);

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
function partsOfPiece(source: Source, quotable: Quotable): readonly Part[] {
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
const partsOfLine = (
  { parts: { made }, window: { line } }: Source,
  { nameOf, codeOf }: Quotable,
): readonly Part[] =>
  made.remotes.map(({ id }) =>
    piece(codeOf(id), nameOf(id), line.remotes?.find((asked) => asked.id === id)?.count ?? 1),
  );

function sourcesOf(orders: readonly SavedOrder[], quotable: Quotable) {
  const sources: Source[] = [];
  const unknown: string[] = [];
  for (const [orderAt, { folio, windows }] of orders.entries()) {
    for (const [at, window] of windows.entries()) {
      const mark = `${folio} ${String(at + 1)}/${String(windows.length)} ${window.name}`.trim();
      const variant = quotable.variantOf(window.variant);
      const colour = variant?.colours.find(({ slug }) => slug === window.color);
      const parts = variant === undefined ? null : partsOf(window, variant, fittingOf(window, variant));
      if (variant === undefined || colour === undefined || parts === null) unknown.push(mark);
      else sources.push({ window, variant, colour, parts, mark, id: `${String(orderAt)}.${String(at)}` });
    }
  }
  return { sources, unknown };
}

function groupBy<T, G>(
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (items: readonly [T, ...T[]]) => G,
): readonly G[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()].map(make);
}

/** Everything that some orders are made of, grouped by what it is cut from. */
export function cutListOf(orders: readonly SavedOrder[], quotable: Quotable): CutList {
  const { sources, unknown } = sourcesOf(orders, quotable);
  const parts = sources.flatMap((source) => [
    ...times(source.window.line.quantity).flatMap((nth) =>
      partsOfPiece({ ...source, id: `${source.id}.${String(nth)}` }, quotable),
    ),
    ...partsOfLine(source, quotable),
  ]);
  const cloths = parts.flatMap((part) => (part.by === 'cloth' ? [part] : []));
  const bars = parts.flatMap((part) => (part.by === 'bar' ? [part] : []));
  const counted = parts.flatMap((part) => (part.by === 'counted' ? [part] : []));
  return {
    marks: new Map([...cloths, ...bars].map(({ of, piece: { id } }) => [id, of.mark])),
    cloths: groupBy(
      cloths,
      ({ of }) => of.colour.code,
      (group) => {
        const [{ of: first }] = group;
        return {
          code: first.colour.code,
          name: `${first.variant.name}, ${first.colour.name}`,
          hex: first.colour.hex,
          widthsMm: [...new Set(group.flatMap(({ of }) => rollWidths(of.variant)))].toSorted((a, b) => a - b),
          repeatMm: repeatOf(first.variant),
          pieces: group.map((one) => one.piece),
        };
      },
    ),
    bars: groupBy(
      bars,
      ({ article }) => article.code,
      (group) => ({ ...group[0].article, pieces: group.map((one) => one.piece) }),
    ),
    counted: groupBy(
      counted,
      ({ code, unit }) => `${code} ${unit}`,
      (group) => {
        const [{ code, name, unit }] = group;
        return { code, name, unit, quantity: group.reduce((total, { quantity }) => total + quantity, 0) };
      },
    ),
    unknown,
  };
}
