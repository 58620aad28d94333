import type { Control, Extra, Limits, Motor, Projection } from '#src/quoting/rules.ts';
import type { Rules } from '../build/variants.ts';
import { awningExtras, lights, rainSensor, shakeSensor, valance } from './finishes.ts';
import { measuredOnWall, measuredOverOpening } from './measuring.ts';
import { bySize, byTorque, faroRemotes, tubular20, tubular30, tubular40, tubular50, upTo } from './motors.ts';

/** Lengths of arms. */
export const ARMS = [1_520, 2_030, 2_540, 3_050, 3_510, 4_010] as const;

interface Reach {
  /** The widest awning of this model. */
  readonly maxWidthMm: number;
  readonly projectionsMm: readonly number[];
}

/** Arms fold in side by side, so that no projection is longer than its width. */
const uncrossed = ({ maxWidthMm, projectionsMm }: Reach): readonly Projection[] =>
  projectionsMm.map((projectionMm) => ({ projectionMm, minWidthMm: projectionMm, maxWidthMm }));

/** Arms that cross fold in one above the other: any width will do from `minWidthMm`. */
const crossed = ({ maxWidthMm, projectionsMm }: Reach, minWidthMm: number): readonly Projection[] =>
  projectionsMm.map((projectionMm) => ({ projectionMm, minWidthMm, maxWidthMm }));

const limitsOf = (projections: readonly Projection[]): Limits => ({
  minWidthMm: Math.min(...projections.map(({ minWidthMm }) => minWidthMm)),
  maxWidthMm: Math.max(...projections.map(({ maxWidthMm }) => maxWidthMm)),
  minHeightMm: Math.min(...projections.map(({ projectionMm }) => projectionMm)),
  maxHeightMm: Math.max(...projections.map(({ projectionMm }) => projectionMm)),
});

type Step = readonly [maxWidthMm: number, maxProjectionMm: number, motor: Motor];

const motorised = (limits: Limits, steps: readonly Step[]): Control => ({
  kind: 'motor',
  id: 'motor-toldo',
  maxCloths: 1,
  limits,
  tubes: [],
  motors: steps.map(([width, projection, motor]) => upTo([width, projection], motor, limits)),
  choice: bySize,
  remotes: faroRemotes,
});

const rules = (projections: readonly Projection[], extras: readonly Extra[]) => ({
  limits: limitsOf(projections),
  projections,
  // The fabric is sewn from strips of 1.20 m: no roll limits it.
  fabric: null,
  split: null,
  galleries: [],
  extras: [...awningExtras, ...extras],
  measuring: measuredOnWall,
});

/** Wider ones are too heavy to wind by hand, and models that grow wider have no crank at all. */
const BY_HAND = { widthMm: 5_000, modelMm: 6_000, projectionMm: 3_050 };

/** What folding arms can make; `crossedFromMm` where they cross. */
export function armRules(reach: Reach, crossedFromMm?: number): Rules {
  const projections = crossedFromMm === undefined ? uncrossed(reach) : crossed(reach, crossedFromMm);
  const limits = limitsOf(projections);
  const crank: Control = {
    kind: 'manual',
    id: 'manivela',
    maxCloths: 1,
    limits: {
      ...limits,
      maxWidthMm: Math.min(limits.maxWidthMm, BY_HAND.widthMm),
      maxHeightMm: Math.min(limits.maxHeightMm, BY_HAND.projectionMm),
    },
    tubes: [],
  };
  const motor = motorised(limits, [
    [4_000, 2_540, tubular20],
    [5_000, 3_050, tubular30],
    [6_000, 3_510, tubular40],
    [7_000, 4_010, tubular50],
  ]);
  return {
    ...rules(projections, [shakeSensor, valance, lights]),
    controls: reach.maxWidthMm > BY_HAND.modelMm ? [motor] : [crank, motor],
  };
}

/** What hoods can make. */
export function hoodRules(reach: Reach): Rules {
  const projections = crossed(reach, 600);
  const limits = limitsOf(projections);
  return {
    ...rules(projections, [valance]),
    controls: [
      { kind: 'manual', id: 'cordon-capota', maxCloths: 1, limits, tubes: [] },
      motorised({ ...limits, minWidthMm: 900 }, [[4_000, 1_200, tubular20]]),
    ],
  };
}

/** What a pergola's frame can make; its roof is moved by a motor only. */
export function pergolaRules(reach: Reach): Rules {
  const projections = crossed(reach, 2_000);
  const limits = limitsOf(projections);
  return {
    ...rules(projections, [rainSensor, lights]),
    controls: [
      motorised(limits, [
        [4_000, 3_500, tubular40],
        [5_000, 5_000, tubular50],
      ]),
    ],
  };
}

/** What a fabric that comes straight down can make: by drop, not by projection. */
export function dropRules(fabric: {
  readonly gramsPerM2: number;
  readonly thicknessUm: number;
  readonly maxWidthMm: number;
}): Rules {
  const { gramsPerM2, thicknessUm, maxWidthMm } = fabric;
  const limits: Limits = { minWidthMm: 1_000, maxWidthMm, minHeightMm: 800, maxHeightMm: 4_000 };
  const tubes = [
    { id: 'tubo-70', diameterMm: 70, maxWidthMm: 4_000 },
    { id: 'tubo-79', diameterMm: 79, maxWidthMm: 5_800 },
  ];
  return {
    limits,
    fabric: {
      rolls: [{ widthMm: 3_000, rotatedMaxHeightMm: 2_800 }],
      join: { pieceMm: 2_800, maxPieces: 2, surcharge: 'termosellado' },
      pattern: 'plain',
      rotatedKeepsWarranty: true,
      layers: 1,
      gramsPerM2,
      thicknessUm,
      allowance: { heightMm: 250, widthMm: 30 },
    },
    split: null,
    controls: [
      {
        kind: 'manual',
        id: 'manivela',
        maxCloths: 1,
        limits: { ...limits, maxWidthMm: Math.min(maxWidthMm, 4_000), maxHeightMm: 3_000 },
        tubes,
      },
      {
        kind: 'motor',
        id: 'motor-toldo',
        maxCloths: 1,
        limits,
        tubes,
        motors: [tubular20, tubular30, tubular40],
        choice: byTorque,
        remotes: faroRemotes,
      },
    ],
    galleries: [],
    extras: awningExtras,
    measuring: measuredOverOpening,
  };
}
