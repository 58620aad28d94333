import type { QuotedWindow } from '#src/api/contract/assumed/quoted.ts';
import { sheetAlong } from '#src/content/cuts/materials.ts';
import type { NamedProducts } from '#src/content/quotable.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { BarPiece, ClothPiece } from '#src/cutting/index.ts';
import { acrossRollMm, type BarPart, type ClothPart, type Parts } from '#src/quoting/cuts/parts.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import {
  articleOf,
  controlArticle,
  galleryArticle,
  safetyArticle,
  type Article,
  type Made,
} from './articles.ts';
import { CLOTH, INNER_BAR, partNames } from './part-names.ts';
import { times } from './times.ts';

/** A window of an order, with what is needed to cut it. Lengths in mm. */
export interface Source {
  readonly window: QuotedWindow;
  readonly variant: Variant;
  readonly colour: Colour;
  readonly parts: Parts;
  readonly fitting: Fitting;
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
  /** What is cut off each end of a new bar. */
  readonly trimMm: number;
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
  | { readonly by: 'cloth'; readonly of: Source; readonly called: string; readonly piece: ClothPiece }
  | {
      readonly by: 'bar';
      readonly article: Profile;
      /** What it is on its window. */
      readonly called: string;
      readonly piece: BarPiece;
      readonly of: Source;
    }
  | ({ readonly by: 'counted' } & Counted);

function clothPieces(source: Source, cloth: ClothPart, place: string, called: string): readonly Part[] {
  return times(cloth.count).flatMap((nth) =>
    cloth.cuts.map((cut, at): Part => {
      const acrossMm = acrossRollMm(cloth, cut);
      return {
        by: 'cloth',
        of: source,
        called,
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

/** What the articles of a window depend on. */
const madeOf = ({ variant, colour, fitting, parts: { made } }: Source): Made => ({
  ...{ variant, colour, fitting },
  diameterMm: made.tube?.diameterMm ?? null,
  gallery: made.gallery?.gallery.id ?? null,
});

/** What a bar is on its window. */
const nameOfBar = ({ part }: BarPart, { fitting }: Source): string =>
  part === 'bottom-bar' && fitting.bar === 'wrapped' ? INNER_BAR : partNames[part];

/** The article that a bar is sawn from; slats and vanes have the code of their colour. */
function barArticle({ part, lengthMm }: BarPart, source: Source): Article {
  const { variant, colour, fitting, parts } = source;
  const made = madeOf(source);
  if (part === 'slat' || part === 'vane') {
    const name = `${partNames[part]} ${variant.name}, ${colour.name}`;
    return { code: colour.code, kept: { by: 'metre' }, name };
  }
  if (part === 'gallery') return galleryArticle(parts.made.gallery?.gallery ?? { id: '', barMm: 1 }, made);
  const isWrapped = part === 'bottom-bar' && fitting.bar === 'wrapped';
  return articleOf(isWrapped ? 'inner-bar' : part, made, lengthMm);
}

function barParts(source: Source, bar: BarPart, at: number): readonly Part[] {
  const { lengthMm, count } = bar;
  const { code, name, kept } = barArticle(bar, source);
  if (kept.by === 'bar') {
    return times(count).map((nth) => ({
      by: 'bar',
      of: source,
      article: { code, name, barMm: kept.barMm, trimMm: kept.trimMm },
      called: nameOfBar(bar, source),
      piece: { id: `${source.id}-b${String(at)}.${String(nth)}`, lengthMm },
    }));
  }
  return kept.by === 'metre'
    ? [{ by: 'counted', code, name, unit: 'mm', quantity: count * lengthMm }]
    : [countedPart({ code, name }, count)];
}

const countedPart = ({ code, name }: Pick<Article, 'code' | 'name'>, quantity: number): Part => ({
  by: 'counted',
  code,
  name,
  unit: 'pieza',
  quantity,
});

/** A motor, a remote or another device, which has a code in the catalog. */
const device = (id: string, { nameOf, codeOf }: NamedProducts, quantity = 1): Part =>
  countedPart({ code: codeOf(id), name: nameOf(id) }, quantity);

/** The devices among the extras, each for the whole line or for every piece. */
const extraDevices = ({ parts: { made } }: Source, quotable: NamedProducts, per: 'blind' | 'line') =>
  made.extras
    .filter((extra) => extra.per === per && quotable.codeOf(extra.id) !== extra.id)
    .map(({ id }) => device(id, quotable));

/** What is bought ready: what moves it, what keeps children from its cord, devices. */
const readyParts = (source: Source, quotable: NamedProducts): readonly Part[] => {
  const { made } = source.parts;
  const { safety } = source.fitting;
  return [
    made.motor === null
      ? countedPart(
          controlArticle(source.variant.family, made.control.id, quotable.nameOf(made.control.id)),
          1,
        )
      : device(made.motor.motor.id, quotable),
    ...(safety === undefined ? [] : [countedPart(safetyArticle(safety), 1)]),
    ...extraDevices(source, quotable, 'blind'),
  ];
};

/** Everything of one piece of a window. */
export function partsOfPiece(source: Source, quotable: NamedProducts): readonly Part[] {
  const { parts } = source;
  return [
    ...parts.cloths.flatMap((cloth, at) => clothPieces(source, cloth, `t${String(at)}.`, CLOTH)),
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
        partNames[part],
      ),
    ),
    ...parts.bars.flatMap((bar, at) => barParts(source, bar, at)),
    ...parts.pieces.map(({ part, count }) => countedPart(articleOf(part, madeOf(source)), count)),
    ...readyParts(source, quotable),
  ];
}

/** What the whole line has once. */
export const partsOfWholeLine = (source: Source, quotable: NamedProducts): readonly Part[] => [
  ...source.parts.made.remotes.map(({ id }) =>
    device(id, quotable, source.window.line.remotes?.find((asked) => asked.id === id)?.count ?? 1),
  ),
  ...extraDevices(source, quotable, 'line'),
];
