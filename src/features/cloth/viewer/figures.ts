import { cloths } from '#src/content/cloths.ts';
import type { Structure } from '#src/content/schema/structure.ts';
import { linear } from '#src/features/room/covering.ts';
import type { Chosen } from './look.ts';

/** How much each band counts for the eye. */
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

const lightness = (hex: string): number => {
  const bands = linear(hex);
  return LUMINANCE.reduce((sum, weight, at) => sum + weight * (bands[at] ?? 0), 0);
};

/** The share of light that passes a structure in a colour: what passes its threads is coloured by them. */
export function passingShare(structure: Structure, hex: string): number {
  const { passes, holes } = cloths[structure];
  return holes + Math.max(0, (passes ?? 0) - holes) * lightness(hex);
}

const percent = (share: number) => {
  const whole = Math.round(share * 100);
  return whole < 1 ? 'menos de 1 %' : `${String(whole)} %`;
};

/** The light that passes, in words. */
export function passingText({ variant: { structure, bands }, colour: { hex } }: Chosen): string {
  const isOpaque = cloths[structure].passes === null;
  const closed = isOpaque ? 'nada' : percent(passingShare(structure, hex));
  if (bands === undefined) return isOpaque ? 'ninguna' : closed;
  return `${closed} en la franja cerrada, ${percent(passingShare('velo', hex))} en la clara`;
}

/** The share of holes, in words. */
export function opennessText({ variant: { opennessPercent, bands } }: Chosen): string {
  if (bands !== undefined) return 'según crucen las franjas';
  if (opennessPercent === null) return 'la que gires';
  return opennessPercent === 0 ? 'cerrada' : `${String(opennessPercent)} %`;
}
