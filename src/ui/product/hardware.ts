/** Real sizes of the hardware, in millimetres. */
export const hardware = {
  bracket: 60,
  cassette: 82,
  cassetteWide: 100,
  gallery: 130,
  bar: 28,
  /** Between the end of the fabric and the end of the blind: room for the bracket and the chain wheel. */
  fabricGap: 17,
  /** Between two cloths of one blind: the bracket between them. */
  clothSplit: 26,
  /** Between two blinds side by side. */
  blindSplit: 30,
  chainBead: 4.5,
  rail: 40,
  headBox: 45,
} as const;

/** Tube diameters by the width that they carry; wider products use the last. */
const manualTubes = [
  [2_400, 38],
  [2_500, 45],
  [3_000, 50],
] as const;
const motorTubes = [
  [2_500, 35],
  [3_000, 50],
  [4_000, 70],
] as const;
const WIDEST_TUBE = 79;

/** Diameter of the tube that carries a fabric of this width. */
export const tubeFor = (width: number, motor: boolean) =>
  (motor ? motorTubes : manualTubes).find(([most]) => width <= most)?.[1] ?? WIDEST_TUBE;

const FABRIC_THICKNESS = 0.45;

/** Diameter of a tube with this length of fabric rolled on it. */
export const rollDiameter = (tube: number, fabric: number) =>
  Math.sqrt(tube ** 2 + (4 * Math.max(0, fabric) * FABRIC_THICKNESS) / Math.PI);
