import type { Control, Limits } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { blindExtras, plainGalleries, smartExtras } from './finishes.ts';
import { measuredToFloor } from './measuring.ts';
import { auraRemotes, bySize, railMotor, within } from './motors.ts';

const manual = (id: string, limits: Limits): Control => ({
  kind: 'manual',
  id,
  maxCloths: 1,
  limits,
  tubes: [],
});

function railMotorised(upTo: Limits): Control {
  const limits: Limits = { ...upTo, minWidthMm: 1_000 };
  return {
    kind: 'motor',
    id: 'riel-motorizado',
    maxCloths: 1,
    limits,
    tubes: [],
    motors: [within(limits, railMotor)],
    choice: bySize,
    remotes: auraRemotes,
  };
}

const onRail = {
  fabric: null,
  split: null,
  galleries: plainGalleries,
  extras: [...blindExtras, ...smartExtras],
  measuring: measuredToFloor,
} as const;

/** Vertical slats of 89 mm: one rail carries 4 m. */
export function slatRules(maxHeightMm: number): Rules {
  const limits: Limits = { minWidthMm: 500, maxWidthMm: 4_000, minHeightMm: 500, maxHeightMm };
  return {
    ...onRail,
    limits,
    controls: [
      manual('cordon-y-cadena', limits),
      manual('baston', { ...limits, maxWidthMm: 3_040 }),
      railMotorised(limits),
    ],
  };
}

/** Panels that slide: at least two of them. */
export function panelRules(maxHeightMm: number): Rules {
  const limits: Limits = { minWidthMm: 1_000, maxWidthMm: 4_800, minHeightMm: 1_000, maxHeightMm };
  return {
    ...onRail,
    limits,
    controls: [manual('baston', limits), manual('cordon', limits), railMotorised(limits)],
  };
}
