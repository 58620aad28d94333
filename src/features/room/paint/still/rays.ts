import type { Covering } from '../../covering.ts';
import { clamp, fract, mix, ramp, smoothstep, within } from './numbers.ts';

/** As many as a Japanese panel has. */
const PANELS: readonly number[] = [0, 1, 2, 3];

/** What rays of light meet of a covering. Places and blurs are shares of the window, across and down. */
export interface Rays {
  readonly alongOf: (u: number, v: number) => number;
  /** Layers of cloth that light of this slope meets, from 0. */
  readonly layersAt: (u: number, v: number, slope: number, blurU: number, blurV: number) => number;
  /** Whether the covering hangs there. */
  readonly hangsAt: (u: number, v: number, blurU: number, blurV: number) => number;
  /** How its face catches light, about 1. */
  readonly shadeAt: (u: number, v: number, slope: number) => number;
  /** The share of light that passes so many layers straight, and scattered. */
  readonly straight: (layers: number) => number;
  readonly scattered: (layers: number) => number;
}

const filled = (periods: number, share: number) =>
  Math.floor(periods) * share + Math.min(share, Math.max(0, fract(periods) - 0.5 + share * 0.5));

/** Mean over a blur of pulses that fill the middle of each period by a share. */
const pulses = (periods: number, share: number, blur: number) =>
  (filled(periods + blur * 0.5, share) - filled(periods - blur * 0.5, share)) / blur;

function foldsShade(along: number, { reach, gathered, pitch }: Covering): number {
  const stack = reach - gathered;
  if (along > stack) {
    const fold = fract(((along - stack) / Math.max(gathered, 1e-4)) * 3);
    return 0.6 + 0.46 * smoothstep(0, 0.55, fold) - 0.14 * smoothstep(0.86, 1, fold);
  }
  const fold = fract(along / pitch);
  const seam = 0.22 * smoothstep(0.955, 0.985, fold) - 0.1 * smoothstep(0.02, 0, fold);
  return 0.9 + 0.14 * Math.sin(fold * 2.6 + 0.3) - seam;
}

function panelsShade(along: number, { pitch, width }: Covering): number {
  return PANELS.slice(0, -1).reduce((shade, panel) => {
    const past = along - panel * pitch - width;
    return past < 0 ? shade : shade * (1 - 0.3 * smoothstep(0.012, 0, past));
  }, 1);
}

/** The same as `shaders/rays.ts` and `shaders/surface.ts` say for a graphics card. */
export function raysOf(covering: Covering): Rays {
  const { kind, reach, gathered, width, angle, crossing, depth, ahead, edges, openness, through } = covering;
  const isRows = covering.axis === 'rows';
  const pitch = Math.max(covering.pitch, 1e-5);
  const open = Math.max(openness, 1e-6);
  const alongOf = (u: number, v: number) => (isRows ? v : u) + ahead;
  const periodsOf = (along: number) => (along - (kind === 'slats' && isRows ? 0 : reach)) / pitch;
  const turned = (slope: number) => Math.sin(angle) - slope * Math.cos(angle);
  const slatShadow = (slope: number) => Math.min(1, (width / pitch) * Math.abs(turned(slope)));

  const layersOf = (along: number, slope: number, blur: number): number => {
    const soft = blur / pitch;
    switch (kind) {
      case 'cloth':
        return 1;
      case 'folds':
        return 1 + 2 * ramp(reach - gathered, along, blur);
      case 'bands': {
        const [periods, closed] = [periodsOf(along), width / pitch];
        return pulses(periods, closed, soft) + pulses(periods + crossing + slope * depth, closed, soft);
      }
      case 'slats': {
        const stack = isRows ? ramp(reach - gathered, along, blur) : 1 - ramp(gathered, along, blur);
        return Math.max(pulses(periodsOf(along), slatShadow(slope), soft), gathered > 0 ? stack : 0);
      }
      case 'panels':
        return PANELS.reduce(
          (layers, panel) =>
            layers + within(along, panel * covering.pitch, panel * covering.pitch + width, blur),
          0,
        );
    }
  };
  const hangs = (u: number, v: number, blurU: number, blurV: number, hasSides: boolean) => {
    const [way, across, blur, blurAcross] = isRows ? [v, u, blurV, blurU] : [u, v, blurU, blurV];
    const there = ramp(0, way, blur) * (1 - ramp(reach, way + ahead, blur));
    return hasSides ? there * within(across, edges, 1 - edges, blurAcross) : there;
  };
  const shadeAt = (u: number, v: number, slope: number): number => {
    const along = alongOf(u, v);
    if (kind === 'folds') return foldsShade(along, covering);
    if (kind === 'panels') return panelsShade(along, covering);
    if (kind !== 'slats') return 1;
    const seen = Math.max(slatShadow(slope), 0.05);
    const q = Math.min(0.5, Math.max(-0.5, (fract(periodsOf(along)) - 0.5) / seen));
    const up = turned(slope) < 0 ? q : -q;
    if (!isRows) return 0.98 + 0.3 * up - 0.5 * q * q;
    return 0.86 + 0.5 * up + 0.35 * (0.25 - q * q) - 0.25 * smoothstep(0.4, 0.5, -up);
  };
  return {
    alongOf,
    layersAt: (u, v, slope, blurU, blurV) => {
      const there = hangs(u, v, blurU, blurV, edges > 0);
      return there <= 0 ? 0 : Math.max(0, layersOf(alongOf(u, v), slope, isRows ? blurV : blurU) * there);
    },
    hangsAt: (u, v, blurU, blurV) => hangs(u, v, blurU, blurV, true),
    shadeAt,
    straight: (layers) => open ** Math.floor(layers) * mix(1, open, fract(layers)),
    scattered: (layers) => Math.max(through, 1e-6) ** Math.max(1, layers),
  };
}

/** A round bar: lighter above its middle, dark below. @param across from 0 at its upper edge to 1 */
export const roundness = (across: number): number =>
  0.42 + 0.66 * Math.sin(Math.PI * (0.12 + 0.82 * (1 - clamp(across))));
