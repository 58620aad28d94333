import { cloths } from '#src/content/cloths.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { linear } from '#src/features/room/covering.ts';
import { STRIPE_MM } from '#src/ui/cloth/awning-stripes.ts';
import type { Dyed } from '../paint/painter.ts';
import type { Limits, View } from './view.ts';

/** A cloth in one of its colours. */
export interface Chosen {
  readonly variant: Variant;
  readonly colour: Colour;
}

/** What is painted of a cloth. */
export function dyedOf({ variant: { structure, bands }, colour: { hex, stripe = hex } }: Chosen): Dyed {
  const hasStripes = stripe !== hex && !cloths[structure].hasSecond;
  return {
    colour: linear(hex),
    stripe: linear(stripe),
    stripeMm: hasStripes ? STRIPE_MM : 0,
    bandsMm: bands === undefined ? [0, 0] : [bands.closedMm, bands.clearMm],
  };
}

const isSlats = ({ weave, family }: Pick<Variant, 'weave' | 'family'>): boolean =>
  ['madera', 'aluminio'].includes(weave) || (weave === 'pvc' && !family.startsWith('toldos-'));

/** What is seen first: both bands of a double cloth, else threads that can be told apart. */
export function startOf({ variant }: Chosen): View {
  const { bands } = variant;
  if (bands !== undefined) return { x: 0, y: bands.closedMm, mm: 60 };
  return { x: 0, y: 0, mm: 36 };
}

/** How near and how wide it is seen: no wider than a slat. */
export function limitsOf({ variant, colour }: Chosen): Limits {
  const least = 10;
  if (isSlats(variant)) return { least, most: 45 };
  if (variant.bands !== undefined || dyedOf({ variant, colour }).stripeMm > 0) return { least, most: 260 };
  return { least, most: 120 };
}
