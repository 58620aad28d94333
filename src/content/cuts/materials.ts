import type { BarName, PieceName, SheetName } from '#src/quoting/cuts/table.ts';
import type { Variant } from '../schema/variant.ts';

/**
 * How the workshop keeps what a piece is made of. Every figure here is our assumption: a workshop puts its own in.
 * Lengths in mm.
 */

/** Kept in bars that are sawn, by the metre on a reel, or counted. */
export type Kept = { readonly by: 'bar'; readonly barMm: number } | { readonly by: 'metre' | 'piece' };

const BLIND_BAR: Kept = { by: 'bar', barMm: 6_000 };
const AWNING_BAR: Kept = { by: 'bar', barMm: 7_000 };
const REEL: Kept = { by: 'metre' };
const COUNTED: Kept = { by: 'piece' };

/** What a workshop's own article is called on its shelf. */
export interface Article {
  readonly code: string;
  readonly kept: Kept;
}

/** Parts cut to a length. Slats and vanes are not here: they have a colour, and are kept under its code. */
export const barArticles: Readonly<Record<Exclude<BarName, 'slat' | 'vane'>, Article>> = {
  // Followed by the diameter where there is one: TB-38.
  tube: { code: 'TB', kept: BLIND_BAR },
  'bottom-bar': { code: 'CP', kept: BLIND_BAR },
  'turn-bar': { code: 'BG', kept: BLIND_BAR },
  'head-rail': { code: 'CB', kept: BLIND_BAR },
  rail: { code: 'RL', kept: BLIND_BAR },
  carrier: { code: 'PP', kept: BLIND_BAR },
  rod: { code: 'VR', kept: BLIND_BAR },
  guide: { code: 'GL', kept: BLIND_BAR },
  cable: { code: 'CG', kept: REEL },
  chain: { code: 'CD', kept: REEL },
  cord: { code: 'CR', kept: REEL },
  ladder: { code: 'ES', kept: REEL },
  wand: { code: 'BT', kept: COUNTED },
  crank: { code: 'MN', kept: COUNTED },
  arm: { code: 'BR', kept: COUNTED },
  'front-bar': { code: 'BC', kept: AWNING_BAR },
  box: { code: 'CF', kept: AWNING_BAR },
  rib: { code: 'CS', kept: AWNING_BAR },
  beam: { code: 'VG', kept: AWNING_BAR },
  crossbar: { code: 'BL', kept: AWNING_BAR },
  gutter: { code: 'CN', kept: AWNING_BAR },
  post: { code: 'PT', kept: AWNING_BAR },
};

/** Awnings have profiles of their own, in longer bars. */
export const AWNING_SUFFIX = 'T';
export const awningKept = AWNING_BAR;

/** Parts that are only counted. */
export const pieceCodes: Readonly<Record<PieceName | 'bracket-between' | 'gallery-bracket', string>> = {
  bracket: 'SP',
  weight: 'PS',
  hinge: 'BS',
  'bracket-between': 'SI',
  'gallery-bracket': 'SG',
};

/** Flat parts of cloth: the side that runs along the roll. */
export const sheetAlong: Readonly<Record<SheetName, 'width' | 'height'>> = {
  valance: 'width',
  gore: 'height',
};

/** What the saw takes with each cut. */
export const KERF_MM = 4;
/** The shortest rest of a bar that is kept. */
export const LEAST_BAR_MM = 600;
/** The edge on each side of a roll that is not used, unless a cloth needs the whole width. */
export const SELVEDGE_MM = 5;
/** The smallest rest of cloth that is kept. */
export const LEAST_REMNANT_MM = { across: 400, along: 600 } as const;
/** The table on which cloth is cut: no stretch that is laid out at once is longer, unless one cloth is. */
export const TABLE_MM = 6_000;
/** A new roll. */
export const ROLL_MM = 30_000;
/** The roll of a cloth that names none. */
const USUAL_WIDTH_MM = 2_500;
/** After this length a pattern starts again, where bands do not say it. */
const PATTERN_MM = 320;

/** Widths of the rolls of a cloth. */
export const rollWidths = ({ rollWidthsMm }: Variant): readonly number[] =>
  rollWidthsMm.length === 0 ? [USUAL_WIDTH_MM] : rollWidthsMm;

/** The length after which the pattern of a cloth starts again; 0 for plain cloth. */
export function repeatOf({ bands, product: { fabric } }: Variant): number {
  if (bands !== undefined) return bands.closedMm + bands.clearMm;
  return fabric?.pattern === 'patterned' ? PATTERN_MM : 0;
}
