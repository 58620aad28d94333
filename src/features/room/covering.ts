import type { ProductType } from '#src/ui/product/drawing.ts';
import type { Light } from '#src/content/pictures/hours.ts';

/** What covers a window, as far as light is concerned. Shares are 0 to 1. */
export interface Covering {
  /** Rows are covered from the top, columns from the left. */
  readonly axis: 'rows' | 'columns';
  /** How far it reaches over the window. */
  readonly extent: number;
  /** Slats, bands or vanes over the whole window; 0 for one cloth. */
  readonly strips: number;
  /** Share of each strip that is clear. */
  readonly gap: number;
  /** Folds over the whole window, which only shade it; 0 without. */
  readonly folds: number;
  /** Colour of the cloth, linear RGB. */
  readonly dye: Light;
  /** Share of the light that its holes let pass. */
  readonly openness: number;
  /** Share of the light that the rest lets pass, scattered, before it is coloured. */
  readonly through: number;
}

/** What is known of a cloth. */
export interface Cloth {
  readonly hex: string;
  readonly weave: string;
  /** Percent of the cloth that is holes. */
  readonly opennessPercent: number | null;
}

/** Scattered light that passes, by the kind of surface; 0 where nothing does. */
const throughOf: Readonly<Record<string, number>> = {
  blackout: 0,
  screen: 0.1,
  translucida: 0.3,
  decorativa: 0.22,
  acrilica: 0.06,
  pvc: 0.02,
};

/** Slats and bands turn during the first part of the way, and are drawn up or aside during the rest. */
const TURNING = 0.4;

const strips: Readonly<Partial<Record<ProductType, { count: number; widestGap: number }>>> = {
  'sheer-elegance': { count: 15, widestGap: 0.5 },
  horizontal: { count: 44, widestGap: 0.86 },
  vertical: { count: 24, widestGap: 0.86 },
};

/** One channel of a colour as a screen shows it, 0 to 1, as linear light. */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A colour such as #d5c7b0 as linear light. */
export function linear(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/**
 * What covers the window.
 * @param open 0 covers it, 1 leaves it free
 */
export function coveringOf(type: ProductType, cloth: Cloth, open: number): Covering {
  const turned = strips[type];
  const turn = turned === undefined ? 0 : Math.min(1, open / TURNING);
  const drawn = turned === undefined ? open : Math.max(0, (open - TURNING) / (1 - TURNING));
  return {
    axis: type === 'vertical' || type === 'panel-japones' ? 'columns' : 'rows',
    extent: 1 - drawn,
    strips: turned?.count ?? 0,
    gap: (turned?.widestGap ?? 0) * turn,
    folds: type === 'romana' ? 9 : type === 'panel-japones' ? 5 : 0,
    dye: linear(cloth.hex),
    openness: (cloth.opennessPercent ?? 0) / 100,
    through: throughOf[cloth.weave] ?? 0,
  };
}

/** How much of each cell is behind the covering, counted from where it hangs, 0 to 1. */
export const coveredCells = ({ extent, gap }: Covering, cells: number): readonly number[] =>
  Array.from({ length: cells }, (_, cell) => Math.min(1, Math.max(0, extent * cells - cell)) * (1 - gap));
