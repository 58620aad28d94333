import { SECOND_SHARE } from '#src/ui/cloth/awning-stripes.ts';
import { linear, scatteredBy, type Cloth, type Covering } from './covering.ts';
import type { Hung } from './hung.ts';

/** How a blind is set, each 0 to 1. */
export interface Setting {
  /** 0 covers the window, 1 is drawn away. */
  readonly open: number;
  /** Slats and vanes: 0 is closed, 1 stands across the window. Bands: 0 is crossed, 1 is aligned. */
  readonly turn: number;
  /** 1 has not come yet, 0 hangs there. */
  readonly ahead: number;
}

/** Width and height of a window, mm. */
export interface WindowSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

type Shape = Partial<Covering> & Pick<Covering, 'kind' | 'reach'>;

const FOLDS = 7;
/** From one slat to the next, by their width: closed ones lap over each other. */
const LAP = 0.87;
/** What a gathered vane takes, mm. */
const VANE_MM = 7;
const PANELS = 4;
/** Share of its way that the cloth of a pergola takes when it is gathered, as `renders/scene/pergola.py` has it. */
const GATHERED = 0.1;
/** Distance of the two layers of a double fabric, mm. */
const BANDS_APART = 34;
/** Radians at which slats and vanes are shut. */
const SHUT = (80 / 180) * Math.PI;

/** Louvres of a roof, in mm and radians, as `renders/scene/louvres.py` has them. */
const LOUVRES = { pitchMm: 200, shut: Math.PI / 2, open: -Math.PI / 6 };

/** Folds are taken up from below, one after the other, and hang before each other. */
function roman(open: number): Shape {
  const pitch = 1 / FOLDS;
  const gathered = 0.55 * Math.min(pitch, open) + 0.06 * open;
  return { kind: 'folds', pitch, gathered, reach: 1 - open + gathered };
}

function bands(open: number, turn: number, { bands: cloth }: Cloth, { heightMm }: WindowSize): Shape {
  const { closedMm, clearMm } = cloth ?? { closedMm: 75, clearMm: 50 };
  const pitchMm = closedMm + clearMm;
  return {
    kind: 'bands',
    reach: 1 - open,
    pitch: pitchMm / heightMm,
    width: closedMm / heightMm,
    crossing: 0.5 * (1 - turn),
    depth: BANDS_APART / pitchMm,
    veil: 0.6,
  };
}

function slats(open: number, turn: number, width: number, stacked: number, lengthMm: number): Shape {
  const pitch = width * LAP;
  const gathered = (open * stacked) / pitch;
  return {
    kind: 'slats',
    gathered,
    reach: 1 - open + gathered,
    pitch: pitch / lengthMm,
    width: width / lengthMm,
    angle: -(1 - turn) * SHUT,
  };
}

/** A roof of louvres that turn where they are. It is always there; before it has come, it is open as far as it goes. */
function louvres({ turn, ahead }: Setting, { heightMm }: WindowSize): Shape {
  const way = turn + (1 - turn) * ahead;
  const pitch = LOUVRES.pitchMm / heightMm;
  return {
    kind: 'slats',
    isLevel: true,
    reach: 1,
    pitch,
    width: pitch,
    angle: LOUVRES.shut + (LOUVRES.open - LOUVRES.shut) * way,
    edges: 1e-4,
    ahead: 0,
    way,
  };
}

/** Panels slide behind each other; what is in the first one's place stays covered. */
function panels(open: number): Shape {
  const width = 1.04 / PANELS;
  const pitch = ((1 - open) * (1 - width)) / (PANELS - 1);
  return { kind: 'panels', width, pitch, reach: width + pitch * (PANELS - 1) };
}

function shapeOf(type: Hung, cloth: Cloth, setting: Setting, size: WindowSize): Shape {
  const { open, turn } = setting;
  const { slatMm = 50 } = cloth;
  switch (type) {
    case 'romana':
      return roman(open);
    case 'sheer-elegance':
      return bands(open, turn, cloth, size);
    case 'horizontal':
      return slats(open, turn, slatMm, 1 + slatMm * 0.05, size.heightMm);
    case 'vertical':
      return { ...slats(open, turn, slatMm, VANE_MM, size.widthMm), axis: 'columns', edges: 0 };
    case 'panel-japones':
      return { ...panels(open), axis: 'columns', edges: 0 };
    case 'louvres':
      return louvres(setting, size);
    case 'pergola':
      return { kind: 'cloth', reach: GATHERED + (1 - GATHERED) * open, edges: 1e-4 };
    case 'capota':
      return { kind: 'cloth', reach: open, edges: 1e-4, isOutside: true };
    case 'toldo-brazos':
      return { kind: 'cloth', reach: open, edges: 1e-4 };
    default:
      return { kind: 'cloth', reach: 1 - open, isOutside: type === 'toldo-vertical' };
  }
}

/** The colours of a cloth: as a whole, and of its stripes. */
function coloursOf({ hex, stripe }: Cloth): Pick<Covering, 'dye' | 'stripes'> {
  const dye = linear(hex);
  if (stripe === undefined) return { dye, stripes: null };
  const second = linear(stripe);
  const mean = (band: 0 | 1 | 2) => dye[band] + (second[band] - dye[band]) * SECOND_SHARE;
  return { dye: [mean(0), mean(1), mean(2)], stripes: [dye, second] };
}

/** What covers a window of this size. */
export function coveringOf(type: Hung, cloth: Cloth, setting: Setting, size: WindowSize): Covering {
  const shape = shapeOf(type, cloth, setting, size);
  const ahead = setting.ahead * shape.reach;
  return {
    axis: 'rows',
    isOutside: false,
    isLevel: false,
    gathered: 0,
    pitch: 0,
    width: 0,
    angle: 0,
    crossing: 0,
    depth: 0,
    edges: 0.004,
    ...coloursOf(cloth),
    openness: (cloth.opennessPercent ?? 0) / 100,
    through: scatteredBy(cloth),
    veil: 1,
    ahead,
    way: shape.reach - ahead,
    ...shape,
  };
}

/** A covering as one sees it from the other side: what leaned to one leans away, and its nearer layer is the farther one. */
export const fromBehind = (covering: Covering): Covering => ({
  ...covering,
  angle: -covering.angle,
  crossing: -covering.crossing,
});
