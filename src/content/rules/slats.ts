import type { Control, Limits } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { blindExtras, chargerExtra, plainGalleries, smartExtras } from './finishes.ts';
import { measuredInWindow } from './measuring.ts';
import { auraRemotes, battery3, bySize, within } from './motors.ts';

/** The sizes that horizontal slats are made in. */
interface SlatSizes {
  readonly maxWidthMm: number;
  readonly maxHeightMm: number;
  /** The weight that a cord still lifts without effort. */
  readonly maxAreaMm2?: number;
  /** Broad slats have room for a motor in their head rail. */
  readonly motor?: boolean;
}

/** What can be made of horizontal slats. */
export function horizontalRules({ maxWidthMm, maxHeightMm, maxAreaMm2, motor = false }: SlatSizes): Rules {
  const limits: Limits = {
    minWidthMm: 300,
    maxWidthMm,
    minHeightMm: 300,
    maxHeightMm,
    ...(maxAreaMm2 === undefined ? {} : { maxAreaMm2 }),
  };
  const cord: Control = { kind: 'manual', id: 'cordon-y-baston', maxCloths: 1, limits, tubes: [] };
  const motorised: Limits = { ...limits, minWidthMm: 750 };
  const battery: Control = {
    kind: 'motor',
    id: 'motor-recargable',
    maxCloths: 1,
    limits: motorised,
    tubes: [],
    motors: [within(motorised, battery3)],
    choice: bySize,
    remotes: auraRemotes,
  };
  return {
    limits,
    fabric: null,
    split: null,
    controls: motor ? [cord, battery] : [cord],
    galleries: plainGalleries,
    extras: motor ? [...blindExtras, ...smartExtras, chargerExtra] : blindExtras,
    measuring: measuredInWindow,
  };
}
