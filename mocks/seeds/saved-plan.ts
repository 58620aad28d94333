import type { CutPlanRow } from '../rows/cut-plan.ts';

const ROLL = 'A-156';
const TUBE = 'TB-38';
const BEGUN_BAR = 'CP-EN-BL@2000';

/** The cut plan of the seeds, as the engine makes it of its order: a test compares them. */
const layout = {
  cloths: [
    {
      key: 'ES-1001',
      rolls: [
        {
          ...{ roll: `${ROLL}@36000`, kind: 'started', widthMm: 2_500, lengthMm: 36_000 },
          ...{ usedMm: 1_890, cutsMm: [30, 1_890] },
          pieces: [
            { piece: '0.0.0-t0.0.0', xMm: 5, yMm: 30, acrossMm: 1_627, alongMm: 1_860, isTurned: false },
          ],
          remnants: [{ xMm: 1_632, yMm: 30, acrossMm: 863, alongMm: 1_860 }],
        },
      ],
      unplaced: [],
      figures: {
        ...{ usedMm: 1_890, usedMm2: 4_725_000, piecesMm2: 3_026_220, remnantsMm2: 1_605_180 },
        ...{ wasteMm2: 93_600, oneByOneMm: 1_890, oneByOneMm2: 4_725_000, leastMm2: 4_725_000 },
      },
    },
  ],
  bars: [
    {
      key: TUBE,
      bars: [
        {
          ...{ bar: TUBE, kind: 'whole', lengthMm: 6_000, restMm: 4_346 },
          pieces: [{ piece: '0.0.0-b0.0', atMm: 20, lengthMm: 1_630 }],
        },
      ],
      unplaced: [],
      figures: { bars: 1, leastBars: 1, piecesMm: 1_630, wasteMm: 24 },
    },
    {
      key: 'CP-EN-BL',
      bars: [
        {
          ...{ bar: BEGUN_BAR, kind: 'started', lengthMm: 2_000, restMm: 366 },
          pieces: [{ piece: '0.0.0-b1.0', atMm: 0, lengthMm: 1_630 }],
        },
      ],
      unplaced: [],
      figures: { bars: 0, leastBars: 0, piecesMm: 1_630, wasteMm: 370 },
    },
  ],
};

/** What the plan of the seeds takes, leaves and cuts. */
export const savedPlan: Pick<CutPlanRow, 'takes' | 'remnants' | 'layout'> = {
  takes: [
    { material: ROLL, quantity: 1.89 },
    { material: TUBE, quantity: 1 },
    { material: BEGUN_BAR, quantity: 1 },
    { material: 'CD', quantity: 3 },
    { material: 'SP-EN-BL', quantity: 2 },
    { material: 'MD-EN-CADENA', quantity: 1 },
  ],
  remnants: [
    { material: ROLL, width_mm: 863, length_mm: 1_860, label: 'R1' },
    { material: TUBE, width_mm: 0, length_mm: 4_346, label: 'R2' },
  ],
  layout,
};

/** How much of a material the plan of the seeds has reserved. */
export const takenOf = (material: string): number =>
  savedPlan.takes.find((take) => take.material === material)?.quantity ?? 0;
