import type { BarName, PieceName } from '#src/quoting/cuts/table.ts';
import type { Fitting } from '#src/quoting/fitting.ts';
import type { Hardware } from '../fittings.ts';
import type { FamilyId } from '../schema/vocabulary.ts';

/**
 * What a workshop's own articles are called on its shelf: one for everything that cannot be cut from, or replaced by,
 * another. The codes are our assumption. A slat and a vane have the code of their colour, a gallery that of its finish.
 */

/**
 * Kept in bars that are sawn, by the metre on a reel, or counted. Lengths in mm; `trimMm` is cut off each end of a new
 * bar, which is rarely square or clean.
 */
export type Kept =
  | { readonly by: 'bar'; readonly barMm: number; readonly trimMm: number }
  | { readonly by: 'metre' | 'piece' };

const BLIND_BAR: Kept = { by: 'bar', barMm: 6_000, trimMm: 20 };
const REEL: Kept = { by: 'metre' };
const COUNTED: Kept = { by: 'piece' };

/** Awnings have profiles of their own, in longer bars; the widest needs all that this trim leaves of one. */
export const AWNING_BAR: Kept = { by: 'bar', barMm: 7_000, trimMm: 10 };

/** What is cut off each end of a gallery's bar: boards of wood are delivered finished, and sold up to their whole length. */
const galleryTrimsMm: Readonly<Record<string, number>> = { 'galeria-madera': 0 };

/** The trim of a gallery, by its id. */
export const galleryTrimMm = (id: string): number => galleryTrimsMm[id] ?? 20;

/**
 * What tells the articles of one part apart. `colour` is that of the hardware where the family has a choice of it, else
 * that of the slats; without either a part has none.
 */
type Mark = 'diameter' | 'family' | 'colour' | 'length' | 'slat' | 'gallery';

/** How the articles of a part are named and kept. */
export interface PartArticle {
  readonly code: string;
  readonly kept: Kept;
  /** What follows its code. */
  readonly marks: readonly Mark[];
}

/** `inner-bar` is the bottom bar that its cloth wraps. */
export type ArticlePart =
  Exclude<BarName, 'slat' | 'vane'> | PieceName | 'inner-bar' | 'bracket-between' | 'gallery-bracket';

const article = (code: string, kept: Kept, ...marks: readonly Mark[]): PartArticle => ({ code, kept, marks });
const profile = (code: string) => article(code, BLIND_BAR, 'family', 'colour');

/** Every part that has articles of the workshop's own. Reels, tubes and what is hidden have no colour. */
export const partArticles: Readonly<Record<ArticlePart, PartArticle>> = {
  // TB-38, and TB-78-T for awnings.
  tube: article('TB', BLIND_BAR, 'diameter'),
  'bottom-bar': profile('CP'),
  'inner-bar': article('CI', BLIND_BAR, 'family'),
  'turn-bar': article('BG', BLIND_BAR, 'family'),
  'head-rail': profile('CB'),
  rail: profile('RL'),
  carrier: profile('PP'),
  rod: article('VR', BLIND_BAR, 'family'),
  guide: profile('GL'),
  cable: article('CG', REEL),
  chain: article('CD', REEL),
  cord: article('CR', REEL),
  ladder: article('ES', REEL, 'slat'),
  wand: article('BT', COUNTED, 'family', 'length'),
  crank: article('MN', COUNTED, 'length'),
  arm: article('BR', COUNTED, 'family', 'length', 'colour'),
  'front-bar': profile('BC'),
  box: profile('CF'),
  rib: profile('CS'),
  beam: profile('VG'),
  crossbar: profile('BL'),
  gutter: profile('CN'),
  post: profile('PT'),
  bracket: article('SP', COUNTED, 'family', 'colour'),
  weight: article('PS', COUNTED, 'family'),
  hinge: article('BS', COUNTED, 'family', 'colour'),
  'bracket-between': article('SI', COUNTED, 'family', 'colour'),
  'gallery-bracket': article('SG', COUNTED, 'gallery'),
};

/** What is screwed to the wall where children are. It fits the cord of any family. */
export const safetyArticles: Readonly<
  Record<NonNullable<Fitting['safety']>, { readonly code: string; readonly name: string }>
> = {
  tension: { code: 'TN-MURO', name: 'Tensor al muro' },
  cleat: { code: 'SC-MURO', name: 'Sujetacordones al muro' },
};

/** What is bought ready to move a blind by hand: MD-EN-CADENA. */
export const CONTROL_CODE = 'MD';

/** How a family is written in codes and in names. */
export const familyMarks: Readonly<Record<FamilyId, { readonly code: string; readonly name: string }>> = {
  enrollables: { code: 'EN', name: 'de enrollable' },
  'sheer-elegance': { code: 'SE', name: 'de sheer elegance' },
  romanas: { code: 'RO', name: 'de romana' },
  verticales: { code: 'VE', name: 'de vertical' },
  'panel-japones': { code: 'PJ', name: 'de panel japonés' },
  horizontales: { code: 'HO', name: 'de horizontal' },
  'toldos-brazos-retractiles': { code: 'TA', name: 'de toldo de brazos' },
  'toldos-verticales': { code: 'TV', name: 'de toldo vertical' },
  'toldos-capotas': { code: 'TC', name: 'de capota' },
  'toldos-pergolas': { code: 'TP', name: 'de pérgola' },
};

/** How a colour of hardware is written in codes. */
export const hardwareCodes: Readonly<Record<Hardware, string>> = {
  white: 'BL',
  aluminium: 'AL',
  bronze: 'BR',
  black: 'NG',
};

/** Follows the diameter of an awning's tube, which is not a blind's. */
export const AWNING_MARK = 'T';
