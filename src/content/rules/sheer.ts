import type { Limits } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { blindExtras, chargerExtra, sheerGalleries, smartExtras } from './finishes.ts';
import { measuredInWindow } from './measuring.ts';
import { auraRemotes, battery1, battery3, byTorque, tubular6, upTo, within } from './motors.ts';

/**
 * What can be made of a double fabric on a roll of this width. It is never turned, joined or split: the bands would not
 * meet.
 */
export function sheerRules(rollMm: number, gramsPerM2: number, thicknessUm: number): Rules {
  const limits: Limits = { minWidthMm: 400, maxWidthMm: rollMm, minHeightMm: 400, maxHeightMm: 3_000 };
  const motorised: Limits = { ...limits, minWidthMm: 750 };
  const tubes = [
    { id: 'tubo-38', diameterMm: 38, maxWidthMm: 2_400 },
    { id: 'tubo-50', diameterMm: 50, maxWidthMm: rollMm },
  ];
  return {
    limits,
    guaranteedProportion: 3,
    fabric: {
      rolls: [{ widthMm: rollMm, rotatedMaxHeightMm: null }],
      join: null,
      pattern: 'patterned',
      rotatedKeepsWarranty: false,
      layers: 2,
      gramsPerM2,
      thicknessUm,
      allowance: { heightMm: 350, widthMm: 0 },
    },
    split: null,
    controls: [
      { kind: 'manual', id: 'cadena', maxCloths: 1, limits, tubes },
      {
        kind: 'motor',
        id: 'motor-electrico',
        maxCloths: 1,
        limits: motorised,
        tubes,
        motors: [within(motorised, tubular6)],
        choice: byTorque,
        remotes: auraRemotes,
      },
      {
        kind: 'motor',
        id: 'motor-recargable',
        maxCloths: 1,
        limits: { ...motorised, maxWidthMm: 2_500, maxHeightMm: 2_800 },
        tubes,
        motors: [upTo([1_800, 1_800], battery1, motorised), upTo([2_500, 2_800], battery3, motorised)],
        choice: byTorque,
        remotes: auraRemotes,
      },
    ],
    galleries: sheerGalleries,
    galleryIncluded: true,
    extras: [...blindExtras, ...smartExtras, chargerExtra],
    measuring: measuredInWindow,
  };
}
