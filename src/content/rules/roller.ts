import type { Control, Fabric, Limits, Roll } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { blindExtras, chargerExtra, rollerGalleries, sideGuides, smartExtras } from './finishes.ts';
import { measuredInWindow } from './measuring.ts';
import { auraRemotes, battery1, battery3, byTorque, tubular6, tubular10, tubular15, upTo } from './motors.ts';

/** A rotated fabric keeps 200 mm wrapped on the tube. */
const WRAP = 200;

/** Widths of rolls in millimetres, the usual one first. The widest costs more. */
const rollsOf = (widths: readonly number[], turns: boolean): readonly Roll[] =>
  widths.map((widthMm) => ({
    widthMm,
    rotatedMaxHeightMm: turns ? widthMm - WRAP : null,
    ...(widthMm === 3_000 && widths.length > 1 ? { surcharge: 'rollo-3000' } : {}),
  }));

/** What a fabric of a roller blind is like. */
export interface RollerFabric {
  readonly rollsMm: readonly number[];
  readonly gramsPerM2: number;
  readonly thicknessUm: number;
  /** A pattern may not lie on its side. */
  readonly pattern?: 'patterned';
  /** Coated fabrics can be welded; woven ones cannot. */
  readonly joins?: boolean;
}

const limits: Limits = { minWidthMm: 300, maxWidthMm: 5_900, minHeightMm: 300, maxHeightMm: 4_000 };

const chain: Control = {
  kind: 'manual',
  id: 'cadena',
  maxCloths: 1,
  limits: { ...limits, maxWidthMm: 3_000, maxAreaMm2: 7_500_000 },
  tubes: [
    { id: 'tubo-38', diameterMm: 38, maxWidthMm: 2_500 },
    { id: 'tubo-50', diameterMm: 50, maxWidthMm: 3_000 },
  ],
};

/** A tubular motor does not fit in less. */
const motorised: Limits = { ...limits, minWidthMm: 750 };

const motorTubes = [
  { id: 'tubo-35', diameterMm: 35, maxWidthMm: 2_500 },
  { id: 'tubo-50', diameterMm: 50, maxWidthMm: 3_000 },
  { id: 'tubo-70', diameterMm: 70, maxWidthMm: 4_000 },
  { id: 'tubo-79', diameterMm: 79, maxWidthMm: 5_900 },
];

const wired: Control = {
  kind: 'motor',
  id: 'motor-electrico',
  maxCloths: 3,
  limits: motorised,
  tubes: motorTubes,
  motors: [tubular6, tubular10, tubular15],
  choice: byTorque,
  remotes: auraRemotes,
};

const rechargeable: Control = {
  kind: 'motor',
  id: 'motor-recargable',
  maxCloths: 1,
  limits: { ...motorised, maxWidthMm: 2_500, maxHeightMm: 3_300 },
  tubes: motorTubes.slice(0, 1),
  motors: [upTo([2_000, 2_000], battery1, motorised), upTo([2_500, 3_300], battery3, motorised)],
  choice: byTorque,
  remotes: auraRemotes,
};

/** What can be made of a roller blind's fabric. */
export function rollerRules({
  rollsMm,
  gramsPerM2,
  thicknessUm,
  pattern,
  joins = false,
}: RollerFabric): Rules {
  const fabric: Fabric = {
    rolls: rollsOf(rollsMm, pattern === undefined),
    join: joins ? { pieceMm: 2_800, maxPieces: 2, surcharge: 'termosellado' } : null,
    pattern: pattern ?? 'plain',
    rotatedKeepsWarranty: false,
    layers: 1,
    gramsPerM2,
    thicknessUm,
    allowance: { heightMm: 250, widthMm: 30 },
  };
  return {
    limits,
    guaranteedProportion: 3,
    fabric,
    split: { maxCloths: 3, bracket: 'soporte-intermedio' },
    controls: [chain, wired, rechargeable],
    galleries: rollerGalleries,
    extras: [...blindExtras, sideGuides, ...smartExtras, chargerExtra],
    measuring: measuredInWindow,
  };
}
