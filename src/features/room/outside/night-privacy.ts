import { coveringOf, type Setting, type WindowSize } from '../coverings.ts';
import type { Dressing } from '../dressing.ts';
import { cellsUnder } from '../light/parts.ts';

/** Light of a lit room on the inner face of a white cloth, and of a street on its outer one, by what one sees inside; as rendered. */
const ON_CLOTH = 0.53;
const STREET = 0.14;

/** A share of light that is scattered by cloth before which one's shadow can be made out. */
const SHOWS_SHADOWS = 0.12;

export type NightView = 'seen' | 'shapes' | 'shadows' | 'nothing';

/** What one sees through a covering, inside a sentence. */
export const throughIt: Readonly<Record<NightView, string>> = {
  seen: 'se ve quién está',
  shapes: 'se distinguen formas, no caras',
  shadows: 'solo se adivina la sombra de quien se acerca a la tela',
  nothing: 'no se ve nada',
};

/** A share of the window from which on one looks in beside what hangs there. */
export const FREE = 0.02;

/** What of a lit room is seen from the street. Shares are 0 to 1. */
export interface NightPrivacy {
  readonly view: NightView;
  /** Share of the window that nothing covers. */
  readonly free: number;
  /** How clear things behind the covering are, of how clear they were without it. */
  readonly contrast: number;
}

/** A window as big as one's usual one. */
const SIZE: WindowSize = { widthMm: 2_000, heightMm: 2_000 };

const luminance = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const viewOf = (contrast: number, shadows: number): NightView => {
  if (contrast >= 0.5) return 'seen';
  if (contrast >= 0.08) return 'shapes';
  return shadows >= SHOWS_SHADOWS ? 'shadows' : 'nothing';
};

/** How much of a room with its lamps on is seen from the street through and beside what hangs there. */
export function nightPrivacy({ type, cloth }: Dressing, setting: Setting): NightPrivacy {
  const covering = coveringOf(type, cloth, { ...setting, ahead: 0 }, SIZE);
  const free = Math.max(0, 1 - covering.reach);
  // Where it covers the window, whatever its height.
  const whole = coveringOf(type, cloth, { ...setting, open: 0, ahead: 0 }, SIZE);
  const { sun, glow } = cellsUnder({ ...whole, edges: 0 }, 1, 0);
  const [straight = 0, scattered = 0] = [sun[0], glow[0]];
  const veil = luminance(whole.dye) * (scattered * ON_CLOTH + (1 - straight) * STREET);
  const contrast = straight < 0.002 ? 0 : straight / (straight + veil);
  return { view: viewOf(contrast, scattered), free, contrast };
}
