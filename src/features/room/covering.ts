import type { Light } from '#src/content/pictures/hours.ts';

/** How a covering is built: one cloth, folds, two layers of bands, slats or vanes that turn, or panels that slide. */
export const kinds = ['cloth', 'folds', 'bands', 'slats', 'panels'] as const;
export type Kind = (typeof kinds)[number];

/** What covers a window, as far as light is concerned. Lengths are shares of the window along the axis. */
export interface Covering {
  readonly kind: Kind;
  /** Rows are covered from the top, columns from the left. */
  readonly axis: 'rows' | 'columns';
  /** Whether it hangs outside, before the glass. */
  readonly isOutside: boolean;
  /** Whether it is a roof, which has the sky before all of it. */
  readonly isLevel: boolean;
  /** Where it ends, with what is gathered. */
  readonly reach: number;
  /** What is gathered in many layers: above its lower end, or at the side where it is drawn to. */
  readonly gathered: number;
  /** From one slat, fold, band or panel to the next; 0 for one cloth. */
  readonly pitch: number;
  /** Width of a slat, a closed band or a panel. */
  readonly width: number;
  /** Radians from straight through the window; inner edges up, or turned to the left. Of slats. */
  readonly angle: number;
  /** How far one layer of bands is moved against the other, in pitches: 0 lets most light pass, 0.5 least. */
  readonly crossing: number;
  /** Distance of the two layers of bands, in pitches. */
  readonly depth: number;
  /** How far it has still to come before it hangs there. */
  readonly ahead: number;
  /** How far an awning is on its way, 0 to 1: out, or turned open. */
  readonly way: number;
  /** What it leaves free at each side, as a share of the window across the axis. */
  readonly edges: number;
  /** Colour of the light that the cloth scatters, linear RGB. */
  readonly dye: Light;
  /** Colours of the cloth and of its stripes, linear RGB; null where it has none. */
  readonly stripes: readonly [cloth: Light, stripe: Light] | null;
  /** Share of the light that its holes let pass. */
  readonly openness: number;
  /** Share of the light that the rest lets pass, scattered, before it is coloured. */
  readonly through: number;
  /** Share of the light that passes straight where no slat or closed band is. */
  readonly veil: number;
}

/** What is known of a cloth. */
export interface Cloth {
  readonly hex: string;
  /** Colour of the stripes of an awning. */
  readonly stripe?: string | undefined;
  readonly weave: string;
  /** Percent of the cloth that is holes. */
  readonly opennessPercent: number | null;
  /** Width of a slat or a vane, mm. */
  readonly slatMm?: number | undefined;
  /** Heights of the bands of a double fabric, mm. */
  readonly bands?: { readonly closedMm: number; readonly clearMm: number } | undefined;
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

/** Share of the light that passes scattered, before it is coloured. */
export const scatteredBy = ({ weave }: Pick<Cloth, 'weave'>): number => throughOf[weave] ?? 0;

/** One channel of a colour as a screen shows it, 0 to 1, as linear light. */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A colour such as #d5c7b0 as linear light. */
export function linear(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}
