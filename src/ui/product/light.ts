import { brightness } from './colour.ts';
import type { Fabric, Time, Weave } from './drawing.ts';

/** How a fabric changes the light behind it. All are shares, 0 to 1. */
export interface Light {
  /** How much of the view is visible through it. */
  readonly see: number;
  /** How much the view behind it is washed out. */
  readonly veil: number;
  /** How much it glows. */
  readonly glow: number;
  /** Brightness of the gaps at its edges. */
  readonly edge: number;
}

type Passing = (openFactor: number, bright: number) => Light;

const opaque: Passing = () => ({ see: 0, veil: 1, glow: 0, edge: 1 });

/** A dark screen shows the view more clearly than a bright one, whose threads reflect light. */
const screen: Passing = (openFactor, bright) => ({
  see: Math.min(0.6, (0.1 + 0.042 * openFactor) * (1.2 - 0.5 * bright)),
  veil: 0.15 + 0.45 * bright,
  glow: (0.06 + 0.022 * openFactor) * (0.4 + bright),
  edge: 0.35,
});

const translucent: Passing = (_, bright) => ({
  see: 0.2,
  veil: 0.94,
  glow: 0.16 + 0.34 * bright,
  edge: 0.25,
});

const passing: Readonly<Record<Weave, Passing>> = {
  blackout: opaque,
  screen,
  translucida: translucent,
  decorativa: (_, bright) => ({ see: 0.13, veil: 0.95, glow: 0.1 + 0.24 * bright, edge: 0.4 }),
  acrilica: (_, bright) => ({ see: 0, veil: 1, glow: 0.06 + 0.16 * bright, edge: 0.3 }),
  madera: opaque,
  aluminio: opaque,
  pvc: opaque,
};

/** How light passes through a fabric. In the evening the lamp is on this side, and no light passes. */
export function lightThrough({ weave, openFactor, colour }: Fabric, time: Time): Light {
  const light = passing[weave](Math.min(10, Math.max(1, openFactor ?? 3)), brightness(colour));
  return time === 'day' ? light : { see: light.see * 0.22, veil: light.veil * 0.5, glow: 0, edge: 0 };
}
