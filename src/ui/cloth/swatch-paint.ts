import type { Structure } from '#src/content/schema/structure.ts';
import type { Colour } from '#src/content/schema/variant.ts';
import shades from './swatches.json' with { type: 'json' };

const addresses = import.meta.glob<string>('./*.webp', {
  base: './swatches',
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of the grey picture that gives a colour its weave. */
export const swatchAddress = (structure: Structure): string => addresses[`./${structure}.webp`] ?? '';

/** A colour under the picture, and how strongly the picture covers it, 0 to 1. */
export interface SwatchPaint {
  readonly base: string;
  readonly stripe: string | null;
  readonly strength: number;
}

/** Nearly white cloths would lose their weave; they may look this much fainter. */
const LEAST_STRENGTH = 0.2;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

const toHex = (shares: readonly number[]) =>
  `#${shares
    .map((share) =>
      Math.round(Math.min(1, share) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * The paint with which a swatch has, on the mean, the catalog's colour. The picture is laid over it with hard-light,
 * which leaves a share of it; so the base is lighter than the colour. What would be lighter than white gets a fainter
 * picture, as shadows between white threads are faint.
 */
export function swatchPaint(
  structure: Structure,
  { hex, stripe }: Pick<Colour, 'hex' | 'stripe'>,
): SwatchPaint {
  const shade = shades[structure];
  const lightest = Math.max(...channels(hex), ...channels(stripe ?? hex));
  const strength = Math.min(1, Math.max(LEAST_STRENGTH, (1 - lightest) / (1 - shade)));
  const baseOf = (colour: string) =>
    toHex(channels(colour).map((share) => share / (1 - strength * (1 - shade))));
  return {
    base: baseOf(hex),
    stripe: stripe === undefined ? null : baseOf(stripe),
    strength: Math.round(strength * 100) / 100,
  };
}
