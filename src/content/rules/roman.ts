import type { Limits } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { blindExtras, chargerExtra, plainGalleries, smartExtras } from './finishes.ts';
import { measuredInWindow } from './measuring.ts';
import { auraRemotes, battery1, battery3, bySize, tubular6, upTo, within } from './motors.ts';

/** What a Roman blind's fabric is like; its roll is as wide as the widest blind. */
export interface RomanFabric {
  readonly rollMm: number;
  readonly gramsPerM2: number;
  readonly thicknessUm: number;
  readonly pattern?: 'patterned';
}

/** What can be made of it. The folds need a fabric that hangs: it is not turned or joined. */
export function romanRules({ rollMm, gramsPerM2, thicknessUm, pattern }: RomanFabric): Rules {
  const limits: Limits = { minWidthMm: 400, maxWidthMm: rollMm, minHeightMm: 500, maxHeightMm: 3_000 };
  const motorised: Limits = { ...limits, minWidthMm: 750 };
  return {
    limits,
    guaranteedProportion: 3,
    fabric: {
      rolls: [{ widthMm: rollMm, rotatedMaxHeightMm: null }],
      join: null,
      pattern: pattern ?? 'plain',
      rotatedKeepsWarranty: false,
      layers: 1,
      gramsPerM2,
      thicknessUm,
      allowance: { heightMm: 250, widthMm: 0 },
    },
    split: null,
    controls: [
      { kind: 'manual', id: 'cadena', maxCloths: 1, limits, tubes: [] },
      {
        kind: 'motor',
        id: 'motor-electrico',
        maxCloths: 1,
        limits: motorised,
        tubes: [],
        motors: [within(motorised, tubular6)],
        choice: bySize,
        remotes: auraRemotes,
      },
      {
        kind: 'motor',
        id: 'motor-recargable',
        maxCloths: 1,
        limits: { ...motorised, maxWidthMm: Math.min(rollMm, 2_500), maxHeightMm: 2_800 },
        tubes: [],
        motors: [upTo([1_600, 1_800], battery1, motorised), upTo([2_500, 2_800], battery3, motorised)],
        choice: bySize,
        remotes: auraRemotes,
      },
    ],
    galleries: plainGalleries,
    extras: [...blindExtras, ...smartExtras, chargerExtra],
    measuring: measuredInWindow,
  };
}
