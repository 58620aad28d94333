import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { repeatOf, rollWidths, SQUARE_MM } from '#src/content/cuts/materials.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import type { BarPiece, ClothPiece } from '#src/cutting/index.ts';
import { partsOfPiece, partsOfWholeLine, type Counted, type Profile, type Source } from './cut-parts.ts';
import { times } from './times.ts';
import { fittingOf, partsOf } from './window-parts.ts';

/** The pieces of one cloth in one colour. */
export interface ClothGroup {
  readonly code: string;
  readonly name: string;
  readonly hex: string;
  /** Widths of its rolls. */
  readonly widthsMm: readonly number[];
  readonly repeatMm: number;
  /** What is cut off a roll first. */
  readonly squareMm: number;
  readonly pieces: readonly ClothPiece[];
}

/** The lengths of one profile. */
export interface BarGroup extends Profile {
  readonly pieces: readonly BarPiece[];
}

/** Everything that some orders are made of. */
export interface CutList {
  /** Which window a piece belongs to, by the piece's id: "P-2051 2/5 Sala". */
  readonly marks: ReadonlyMap<string, string>;
  /** Which part of its window a piece is, by the piece's id: "Contrapeso". */
  readonly partNames: ReadonlyMap<string, string>;
  readonly cloths: readonly ClothGroup[];
  readonly bars: readonly BarGroup[];
  readonly counted: readonly Counted[];
  /** Windows that nothing says how to cut, as the workshop calls them. */
  readonly unknown: readonly string[];
}

/** An order, or what may become one. */
export interface CutOrder {
  /** What its pieces are marked with; empty while it has none. */
  readonly folio: string;
  readonly windows: readonly QuotedWindow[];
}

type PiecesOf = (window: QuotedWindow) => number;

function sourcesOf(orders: readonly CutOrder[], quotable: NamedProducts, piecesOf: PiecesOf) {
  const sources: Source[] = [];
  const unknown: string[] = [];
  for (const [orderAt, { folio, windows }] of orders.entries()) {
    for (const [at, window] of windows.entries()) {
      const pieces = piecesOf(window);
      if (pieces === 0) continue;
      const mark = `${folio} ${String(at + 1)}/${String(windows.length)} ${window.name}`.trim();
      const variant = quotable.variantOf(window.variant);
      const colour = variant?.colours.find(({ slug }) => slug === window.color);
      const fitting = variant === undefined ? {} : fittingOf(window, variant);
      const parts = variant === undefined ? null : partsOf(window, variant, fitting);
      if (variant === undefined || colour === undefined || parts === null) unknown.push(mark);
      else {
        sources.push({
          ...{ window, variant, colour, parts, fitting, mark, pieces },
          id: `${String(orderAt)}.${String(at)}`,
        });
      }
    }
  }
  return { sources, unknown };
}

/** Makes something of each group of items that share a key, and of the first of them. */
const groupsOf = <T, G>(
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (first: T, group: readonly T[]) => G,
): readonly G[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [make(first, group)];
  });

/**
 * Everything that some orders are made of, grouped by what it is cut from.
 * @param piecesOf how many of a window are cut; all of them by default
 */
export function cutListOf(
  orders: readonly CutOrder[],
  quotable: NamedProducts,
  piecesOf: PiecesOf = ({ line }) => line.quantity,
): CutList {
  const { sources, unknown } = sourcesOf(orders, quotable, piecesOf);
  const parts = sources.flatMap((source) => [
    ...times(source.pieces).flatMap((nth) =>
      partsOfPiece({ ...source, id: `${source.id}.${String(nth)}` }, quotable),
    ),
    ...partsOfWholeLine(source, quotable),
  ]);
  const cloths = parts.flatMap((part) => (part.by === 'cloth' ? [part] : []));
  const bars = parts.flatMap((part) => (part.by === 'bar' ? [part] : []));
  const counted = parts.flatMap((part) => (part.by === 'counted' ? [part] : []));
  return {
    marks: new Map([...cloths, ...bars].map(({ of, piece: { id } }) => [id, of.mark])),
    partNames: new Map([...cloths, ...bars].map(({ called, piece: { id } }) => [id, called])),
    cloths: groupsOf(
      cloths,
      ({ of }) => of.colour.code,
      ({ of: { variant, colour } }, group) => ({
        code: colour.code,
        name: `${variant.name}, ${colour.name}`,
        hex: colour.hex,
        widthsMm: [...new Set(group.flatMap(({ of }) => rollWidths(of.variant)))].toSorted((a, b) => a - b),
        repeatMm: repeatOf(variant),
        squareMm: SQUARE_MM,
        pieces: group.map(({ piece }) => piece),
      }),
    ),
    bars: groupsOf(
      bars,
      ({ article }) => article.code,
      ({ article }, group) => ({ ...article, pieces: group.map(({ piece }) => piece) }),
    ),
    counted: groupsOf(
      counted,
      ({ code, unit }) => `${code} ${unit}`,
      ({ code, name, unit }, group) => ({
        ...{ code, name, unit },
        quantity: group.reduce((total, { quantity }) => total + quantity, 0),
      }),
    ),
    unknown,
  };
}
