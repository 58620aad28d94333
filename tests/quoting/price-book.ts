import type { Line } from '#src/quoting/line.ts';
import type { Terms, Total } from '#src/quoting/money/total.ts';
import type { Change } from '#src/quoting/quote.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { awning, pleated, publicList, roller } from './support/example.ts';
import { atBorder, beforeIva, inHundredths, noMinimum, perArea, sheer } from './support/variants.ts';

/**
 * The golden price book: lines with prices calculated by hand. Engine, mocks and screens are tested with it. Prices
 * are those of `support/example.ts`: the roller costs $900.00 per m² and at least 1.00 m per side, IVA included.
 */
interface Entry {
  readonly name: string;
  readonly line: Line;
  readonly product?: Product;
  readonly list?: PriceList;
}

export interface PricedEntry extends Entry {
  /** The line's price, in the list's own money. */
  readonly centavos: number;
}

export interface RefusedEntry extends Entry {
  readonly reasons: readonly Reason[];
  readonly alternatives: readonly {
    readonly changes: readonly Change['change'][];
    readonly centavos: number;
  }[];
}

export interface TotalEntry {
  readonly name: string;
  readonly lines: readonly Entry[];
  readonly list?: PriceList;
  readonly terms: Terms;
  readonly total: Omit<Total, 'lines'>;
}

/** A blind of a size in metres. */
const size = (widthM: number, heightM: number, quantity = 1): Line => ({
  widthMm: Math.round(widthM * 1_000),
  heightMm: Math.round(heightM * 1_000),
  quantity,
});

const motorised = (widthM: number, heightM: number, quantity = 1): Line => ({
  ...size(widthM, heightM, quantity),
  control: 'motor-radio',
});

export const priced: readonly PricedEntry[] = [
  // By area.
  // 1.10 × 1.10 = 1.21 m²; × 900.00 = 1,089.00
  { name: '1.10 × 1.10 m is 1.21 m²', line: size(1.1, 1.1), centavos: 108_900 },
  // 1.21 m² is whole hundredths already (floats say 1.2100000000000002, and 1.22 rounded up)
  {
    name: '1.10 × 1.10 m in hundredths of a m²',
    line: size(1.1, 1.1),
    list: inHundredths,
    centavos: 108_900,
  },
  // max(0.50, 1.00) × max(2.40, 1.00) = 2.40 m²; × 900.00 = 2,160.00
  { name: '0.50 × 2.40 m, minimum per side', line: size(0.5, 2.4), centavos: 216_000 },
  // max(0.50 × 2.40, 1.00) = 1.20 m²; × 900.00 = 1,080.00
  { name: '0.50 × 2.40 m, minimum per area', line: size(0.5, 2.4), list: perArea, centavos: 108_000 },
  // 1.00 × 1.00 = 1.00 m²; × 900.00 = 900.00
  { name: '0.50 × 0.80 m, minimum per side', line: size(0.5, 0.8), centavos: 90_000 },
  // max(0.40, 1.00) = 1.00 m²; × 900.00 = 900.00
  { name: '0.50 × 0.80 m, minimum per area', line: size(0.5, 0.8), list: perArea, centavos: 90_000 },
  // 0.40 m² × 900.00 = 360.00
  { name: '0.50 × 0.80 m, no minimum', line: size(0.5, 0.8), list: noMinimum, centavos: 36_000 },
  // 1.00 × 1.00 = 1.00 m²
  { name: 'at the minimum', line: size(1, 1), centavos: 90_000 },
  // 1.001 × 1.00 = 1.001 m²; × 900.00 = 900.90
  { name: '1 mm above the minimum', line: size(1.001, 1), centavos: 90_090 },
  // 1.234 × 1.111 = 1.370974 m²; × 900.00 = 1,233.8766 → 1,233.88
  { name: 'to the millimetre', line: size(1.234, 1.111), centavos: 123_388 },
  // 1.370974 → 1.38 m²; × 900.00 = 1,242.00
  { name: 'in hundredths, rounded up', line: size(1.234, 1.111), list: inHundredths, centavos: 124_200 },
  // 1.130 × 0.885 = 1.00005 m²; × 900.00 = 900.045 → 900.05
  { name: 'half a centavo is rounded up', line: size(1.13, 0.885), list: noMinimum, centavos: 90_005 },

  // Quantities and discounts. 3 × 1,089.00 = 3,267.00
  { name: 'three of them', line: size(1.1, 1.1, 3), centavos: 326_700 },
  // 3 × 1,233.88 = 3,701.64 (and not 3 × 1,233.8766 = 3,701.63): the unit is what is shown
  { name: 'three of a rounded price', line: size(1.234, 1.111, 3), centavos: 370_164 },
  // 3,267.00 − 326.70 = 2,940.30
  { name: 'ten percent off', line: { ...size(1.1, 1.1, 3), discountBp: 1_000 }, centavos: 294_030 },
  // 1,233.88 × 5 % = 61.694 → 61.69; 1,233.88 − 61.69 = 1,172.19
  { name: 'five percent off', line: { ...size(1.234, 1.111), discountBp: 500 }, centavos: 117_219 },

  // Surcharges. 1.50 × 1.50 × 900.00 = 2,025.00; cassette 1.50 × 400.00 = 600.00
  { name: 'cassette by metre', line: { ...size(1.5, 1.5), gallery: 'cofre' }, centavos: 262_500 },
  // 1.00 × 1.20 × 900.00 = 1,080.00; cassette at least 1.00 m: 400.00
  { name: 'cassette at its minimum', line: { ...size(0.8, 1.2), gallery: 'cofre' }, centavos: 148_000 },
  // 2.40 × 1.50 × 900.00 = 3,240.00; gallery 2.40 × 550.00 = 1,320.00
  { name: 'gallery of one board', line: { ...size(2.4, 1.5), gallery: 'galeria-madera' }, centavos: 456_000 },
  // 2.401 × 1.00 × 900.00 = 2,160.90; gallery 2.401 × 550.00 = 1,320.55
  {
    name: 'gallery of two boards',
    line: { ...size(2.401, 1), gallery: 'galeria-madera' },
    centavos: 348_145,
  },
  // 1.20 × 2.00 × 900.00 = 2,160.00; side guides 2.00 × 200.00 = 400.00
  { name: 'guides by height', line: { ...size(1.2, 2), extras: ['guias-laterales'] }, centavos: 256_000 },
  // 900.00; cassette 400.00; 15 % of the blind alone 135.00
  {
    name: 'a percentage is of the blind alone',
    line: { ...size(1, 1), gallery: 'cofre', extras: ['entrega-urgente'] },
    centavos: 143_500,
  },
  // 3 × (900.00 + 250.00) = 3,450.00
  { name: 'installing each', line: { ...size(1, 1, 3), extras: ['instalacion'] }, centavos: 345_000 },
  // 3 × 900.00 + 400.00 = 3,100.00
  { name: 'one visit for all', line: { ...size(1, 1, 3), extras: ['visita'] }, centavos: 310_000 },

  // Motors.
  // 2.40 × 3.00 × 900.00 = 6,480.00; needs 2.4 Nm, so 6 Nm: 2,800.00
  { name: '2.40 × 3.00 m takes 6 Nm', line: motorised(2.4, 3), centavos: 928_000 },
  // 900.00; needs 0.5 Nm, so 1.1 Nm: 1,800.00
  { name: '1.00 × 1.00 m takes 1.1 Nm', line: motorised(1, 1), centavos: 270_000 },
  // 900.00; the named one: 3,400.00
  { name: 'a stronger motor by name', line: { ...motorised(1, 1), motor: 'motor-10-nm' }, centavos: 430_000 },
  // 5 × (900.00 + 1,800.00) + 900.00 = 14,400.00
  {
    name: 'five motors on one remote',
    line: { ...motorised(1, 1, 5), remotes: [{ id: 'control-5-canales', count: 1 }] },
    centavos: 1_440_000,
  },
  // 900.00 + 1,800.00; once: 2 × 600.00 + 1,200.00 = 2,400.00
  {
    name: 'two remotes and a sensor',
    line: { ...motorised(1, 1), remotes: [{ id: 'control-1-canal', count: 2 }], extras: ['sensor-sol'] },
    centavos: 510_000,
  },

  // Fabric.
  // 2.50 × 1.00 × 900.00 = 2,250.00
  { name: 'as wide as the roll', line: size(2.5, 1), centavos: 225_000 },
  // 2.80 × 2.00 = 5.60 m²; × 900.00 = 5,040.00; × 100.00 for the roll = 560.00
  { name: 'on the wider roll', line: { ...size(2.8, 2), rollMm: 3_000 }, centavos: 560_000 },
  // 2.80 × 2.30 = 6.44 m²; × 900.00 = 5,796.00
  {
    name: 'rotated, as tall as the roll allows',
    line: { ...size(2.8, 2.3), lay: 'rotated' },
    centavos: 579_600,
  },
  // 3.20 × 2.90 = 9.28 m²; × 900.00 = 8,352.00; two pieces, one seam 3.20 × 150.00 = 480.00; 6 Nm: 2,800.00
  { name: 'joined', line: { ...motorised(3.2, 2.9), lay: 'joined' }, centavos: 1_163_200 },
  // 11,632.00 + 9.28 × 100.00 = 12,560.00
  {
    name: 'joined, wider roll',
    line: { ...motorised(3.2, 2.9), lay: 'joined', rollMm: 3_000 },
    centavos: 1_256_000,
  },
  // 2 × 1.60 × 2.90 × 900.00 = 8,352.00; bracket 450.00; 6 Nm: 2,800.00
  { name: 'two cloths', line: { ...motorised(3.2, 2.9), cloths: 2 }, centavos: 1_160_200 },
  // 3 × 1.40 × 2.00 × 900.00 = 7,560.00; 2 brackets 900.00; 6 Nm: 2,800.00
  { name: 'three cloths', line: { ...motorised(4.2, 2), cloths: 3 }, centavos: 1_126_000 },
  // each of 0.60 × 1.00 counts 1.00 m²: 2 × 900.00; bracket 450.00; 1.1 Nm: 1,800.00
  { name: 'each cloth has the minimum', line: { ...motorised(1.2, 1), cloths: 2 }, centavos: 405_000 },
  // 0.751 × 900.00 = 675.90; 0.750 × 900.00 = 675.00; bracket 450.00; 1.1 Nm: 1,800.00
  {
    name: 'an odd width in two cloths',
    line: { ...motorised(1.501, 1), cloths: 2 },
    list: noMinimum,
    centavos: 360_090,
  },

  // Grids: 0.61, 0.91, 1.22, 1.42, 2.50 m wide; 0.91, 1.50, 2.40 m high.
  { name: 'a cell of the grid', product: pleated, line: size(0.61, 0.91), centavos: 100_000 },
  { name: '1 mm wider is the next column', product: pleated, line: size(0.611, 0.91), centavos: 130_000 },
  { name: '1 mm higher is the next row', product: pleated, line: size(0.61, 0.911), centavos: 120_000 },
  { name: 'smaller than the first cell', product: pleated, line: size(0.3, 0.3), centavos: 100_000 },
  { name: 'the last column of the second row', product: pleated, line: size(2.5, 1.5), centavos: 280_000 },
  { name: 'before the cheaper cell', product: pleated, line: size(1.22, 0.91), centavos: 170_000 },
  { name: 'a wider blind that is cheaper', product: pleated, line: size(1.42, 0.91), centavos: 165_000 },
  { name: 'a wider blind that costs the same', product: pleated, line: size(1.42, 1.5), centavos: 190_000 },

  // Awnings: 2.00, 3.00, 4.00, 6.00 m wide; arms of 1.52, 2.03, 2.54 m.
  // 13,000.00 + crank 500.00
  { name: 'an awning', product: awning, line: size(3, 2.03), centavos: 1_350_000 },
  // 15,000.00 + crank 500.00
  { name: 'an awning 1 mm wider', product: awning, line: size(3.001, 2.03), centavos: 1_550_000 },
  // 15,000.00 + 30 Nm: 6,000.00
  {
    name: 'an awning on 30 Nm',
    product: awning,
    line: { ...size(4, 2.03), control: 'motor-toldo' },
    centavos: 2_100_000,
  },
  // 21,000.00 + 50 Nm: 7,500.00
  {
    name: 'a wider awning on 50 Nm',
    product: awning,
    line: { ...size(4.001, 2.03), control: 'motor-toldo' },
    centavos: 2_850_000,
  },
];

const tooWideForChain = { code: 'too-wide', limitMm: 3_000, by: 'cadena' } as const;

export const refusals: readonly RefusedEntry[] = [
  {
    name: 'rotated, 1 mm past what the roll allows',
    line: { ...size(2.8, 2.301), lay: 'rotated' },
    reasons: [{ code: 'too-tall-to-rotate', limitMm: 2_300 }],
    alternatives: [
      // 2.80 × 2.301 = 6.4428 m²; × 900.00 = 5,798.52; one seam 2.80 × 150.00 = 420.00
      { changes: ['join'], centavos: 621_852 },
      // 5,798.52 + 6.4428 × 100.00 = 644.28
      { changes: ['roll'], centavos: 644_280 },
      // 2 × 1.40 × 2.301 × 900.00 = 5,798.52; bracket 450.00; 6 Nm 2,800.00; remote 600.00
      { changes: ['hang', 'cloths', 'control'], centavos: 964_852 },
    ],
  },
  {
    name: '1 mm wider than the roll',
    line: size(2.501, 2),
    reasons: [{ code: 'wider-than-roll', rollMm: 2_500 }],
    alternatives: [
      // 2.501 × 2.00 = 5.002 m²; × 900.00 = 4,501.80
      { changes: ['rotate'], centavos: 450_180 },
      // 4,501.80 + 5.002 × 100.00 = 500.20
      { changes: ['roll'], centavos: 500_200 },
      // 1.251 × 2.00 × 900.00 = 2,251.80; 1.250 × 2.00 × 900.00 = 2,250.00; bracket 450.00; 6 Nm 2,800.00; remote 600.00
      { changes: ['cloths', 'control'], centavos: 835_180 },
    ],
  },
  {
    name: 'a motor is forced above 3.00 m',
    line: size(3.001, 2),
    reasons: [
      tooWideForChain,
      { code: 'no-tube', limitMm: 3_000 },
      { code: 'wider-than-roll', rollMm: 2_500 },
    ],
    alternatives: [
      // 3.001 × 2.00 = 6.002 m²; × 900.00 = 5,401.80; 6 Nm 2,800.00; remote 600.00
      { changes: ['rotate', 'control'], centavos: 880_180 },
      // 1.501 × 2.00 × 900.00 = 2,701.80; 1.500 × 2.00 × 900.00 = 2,700.00; bracket 450.00; 6 Nm 2,800.00; remote 600.00
      { changes: ['cloths', 'control'], centavos: 925_180 },
    ],
  },
  {
    name: 'two blinds too wide and too tall to rotate',
    line: size(3.2, 2.9, 2),
    reasons: [
      tooWideForChain,
      { code: 'no-tube', limitMm: 3_000 },
      { code: 'wider-than-roll', rollMm: 2_500 },
    ],
    alternatives: [
      // 2 × 11,602.00; remote of 5 channels 900.00, for less than two of one
      { changes: ['cloths', 'control'], centavos: 2_410_400 },
      // 2 × 11,632.00; remote 900.00
      { changes: ['join', 'control'], centavos: 2_416_400 },
    ],
  },
  {
    name: 'too narrow for a motor',
    line: motorised(0.7, 1),
    reasons: [{ code: 'too-narrow', limitMm: 750, by: 'motor-radio' }],
    // 900.00
    alternatives: [{ changes: ['control'], centavos: 90_000 }],
  },
  {
    name: 'a motor that was named and is too weak',
    line: { ...motorised(2.4, 3), motor: 'motor-1-nm' },
    reasons: [{ code: 'motor-too-weak', id: 'motor-1-nm', neededMNm: 2_371, torqueMNm: 1_100 }],
    alternatives: [
      // 2.40 × 3.00 × 900.00 = 6,480.00
      { changes: ['control'], centavos: 648_000 },
      // 6,480.00 + 2,800.00
      { changes: ['other-motor'], centavos: 928_000 },
    ],
  },
  {
    name: 'past every limit',
    line: size(6, 4.1),
    reasons: [
      { code: 'too-wide', limitMm: 5_900, by: 'enrollable-blackout' },
      { code: 'too-tall', limitMm: 4_000, by: 'enrollable-blackout' },
      tooWideForChain,
      { code: 'too-tall', limitMm: 4_000, by: 'cadena' },
      { code: 'no-tube', limitMm: 3_000 },
      { code: 'wider-than-roll', rollMm: 2_500 },
    ],
    // 3 × 2.00 × 4.00 × 900.00 = 21,600.00; joined + 2 × 450.00; the wider roll × 1,000.00 = 24,000.00
    alternatives: [
      { changes: ['blinds', 'height'], centavos: 2_160_000 },
      { changes: ['blinds', 'height', 'join'], centavos: 2_250_000 },
      { changes: ['blinds', 'height', 'roll'], centavos: 2_400_000 },
    ],
  },
  {
    name: 'sheer is never rotated',
    product: sheer,
    line: { ...size(2.7, 2), lay: 'rotated' },
    reasons: [{ code: 'cannot-rotate' }],
    // 2.70 × 2.00 × 900.00 = 4,860.00
    alternatives: [{ changes: ['hang'], centavos: 486_000 }],
  },
  {
    name: 'past the last column of the grid',
    product: pleated,
    line: size(2.501, 0.91),
    reasons: [{ code: 'past-grid', id: 'panel-rejilla', side: 'width', limitMm: 2_500 }],
    // 1.251 and 1.250 are in the column of 1.42: 2 × 1,650.00; bracket 450.00; motor 1,800.00; remote 600.00
    alternatives: [{ changes: ['cloths', 'control'], centavos: 615_000 }],
  },
  {
    name: 'past the last row of the grid',
    product: pleated,
    line: size(0.91, 2.401),
    reasons: [{ code: 'past-grid', id: 'panel-rejilla', side: 'height', limitMm: 2_400 }],
    alternatives: [],
  },
  {
    name: 'a cell of the grid that is not made',
    product: pleated,
    line: size(2, 2),
    reasons: [{ code: 'not-made-at-size', id: 'panel-rejilla', widthMm: 2_000, heightMm: 2_000 }],
    // 1.00 is in the column of 1.22: 2 × 2,300.00; bracket 450.00; motor 1,800.00; remote 600.00
    alternatives: [{ changes: ['cloths', 'control'], centavos: 745_000 }],
  },
  {
    name: 'an awning between two projections',
    product: awning,
    line: size(3.2, 2.3),
    reasons: [{ code: 'projection-not-made', shorterMm: 2_030, longerMm: 2_540 }],
    alternatives: [
      // 15,000.00 + crank 500.00
      { changes: ['shorter'], centavos: 1_550_000 },
      // 17,000.00 + crank 500.00
      { changes: ['longer'], centavos: 1_750_000 },
    ],
  },
  {
    name: 'an awning that sticks out further than it is wide',
    product: awning,
    line: size(1.9, 2.03),
    reasons: [{ code: 'too-narrow-for-projection', limitMm: 2_030 }],
    // 10,000.00 + crank 500.00
    alternatives: [{ changes: ['shorter'], centavos: 1_050_000 }],
  },
  {
    name: 'an awning too wide for a crank',
    product: awning,
    line: size(4.5, 2.03),
    reasons: [{ code: 'too-wide', limitMm: 4_000, by: 'manivela' }],
    // 21,000.00; 50 Nm 7,500.00; remote 600.00
    alternatives: [{ changes: ['control'], centavos: 2_910_000 }],
  },
  {
    name: 'an awning too wide for its arms and its crank',
    product: awning,
    line: size(5.001, 2.54),
    reasons: [
      { code: 'too-wide-for-projection', limitMm: 5_000 },
      { code: 'too-wide', limitMm: 4_000, by: 'manivela' },
    ],
    // 21,000.00; 50 Nm 7,500.00; remote 600.00
    alternatives: [{ changes: ['control', 'shorter'], centavos: 2_910_000 }],
  },
];

const square: Entry = { name: '1.00 × 1.00 m', line: size(1, 1) };
const shade: Entry = { name: 'an awning', product: awning, line: size(3, 2.03) };
const plata = { id: 'plata', discountBp: 2_500 };
const oro = { id: 'oro', discountBp: 3_500, families: { toldos: 3_000 } };

export const totals: readonly TotalEntry[] = [
  {
    // 1,089.00 ÷ 1.16 = 938.7931 → 938.79; 1,089.00 − 938.79 = 150.21; half of 1,089.00 = 544.50
    name: 'the public sees IVA included',
    lines: [{ name: '1.21 m²', line: size(1.1, 1.1) }],
    terms: { buyer: { kind: 'public' }, depositBp: 5_000, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 108_900,
      freightCentavos: null,
      baseCentavos: 93_879,
      ivaCentavos: 15_021,
      totalCentavos: 108_900,
      depositCentavos: 54_450,
      balanceCentavos: 54_450,
    },
  },
  {
    // 2,700.00 ÷ 1.16 = 2,327.5862 → 2,327.59 (line by line it would be 3 × 775.86 = 2,327.58); IVA 372.41
    name: 'IVA is calculated once',
    lines: [square, square, square],
    terms: { buyer: { kind: 'public' }, depositBp: 0, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 270_000,
      freightCentavos: null,
      baseCentavos: 232_759,
      ivaCentavos: 37_241,
      totalCentavos: 270_000,
      depositCentavos: 0,
      balanceCentavos: 270_000,
    },
  },
  {
    // 900.00 ÷ 1.08 = 833.3333 → 833.33; IVA 66.67
    name: 'IVA of 8 % at the border',
    lines: [square],
    list: atBorder,
    terms: { buyer: { kind: 'public' }, depositBp: 10_000, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 90_000,
      freightCentavos: null,
      baseCentavos: 83_333,
      ivaCentavos: 6_667,
      totalCentavos: 90_000,
      depositCentavos: 90_000,
      balanceCentavos: 0,
    },
  },
  {
    // 900.00 + 16 % = 1,044.00
    name: 'a list before IVA, shown to the public',
    lines: [square],
    list: beforeIva,
    terms: { buyer: { kind: 'public' }, depositBp: 5_000, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 104_400,
      freightCentavos: null,
      baseCentavos: 90_000,
      ivaCentavos: 14_400,
      totalCentavos: 104_400,
      depositCentavos: 52_200,
      balanceCentavos: 52_200,
    },
  },
  {
    // 900.00 ÷ 1.16 = 775.86; 25 % = 193.965 → 193.97; 581.89; IVA 93.1024 → 93.10; half of 674.99 = 337.495 → 337.50
    name: 'a distributor pays less, plus IVA',
    lines: [square],
    terms: { buyer: { kind: 'distributor', tier: plata }, depositBp: 5_000, freightCentavos: null },
    total: {
      holdsIva: false,
      subtotalCentavos: 58_189,
      freightCentavos: null,
      baseCentavos: 58_189,
      ivaCentavos: 9_310,
      totalCentavos: 67_499,
      depositCentavos: 33_750,
      balanceCentavos: 33_749,
    },
  },
  {
    // 900.00 − 225.00 = 675.00; IVA 108.00
    name: 'a distributor on a list before IVA',
    lines: [square],
    list: beforeIva,
    terms: { buyer: { kind: 'distributor', tier: plata }, depositBp: 0, freightCentavos: null },
    total: {
      holdsIva: false,
      subtotalCentavos: 67_500,
      freightCentavos: null,
      baseCentavos: 67_500,
      ivaCentavos: 10_800,
      totalCentavos: 78_300,
      depositCentavos: 0,
      balanceCentavos: 78_300,
    },
  },
  {
    // awning 13,500.00 ÷ 1.16 = 11,637.93; 30 % = 3,491.379 → 3,491.38; 8,146.55
    // blind 900.00 ÷ 1.16 = 775.86; 35 % = 271.551 → 271.55; 504.31; together 8,650.86; IVA 1,384.1376 → 1,384.14
    name: 'a family with a separate discount',
    lines: [shade, square],
    terms: { buyer: { kind: 'distributor', tier: oro }, depositBp: 0, freightCentavos: null },
    total: {
      holdsIva: false,
      subtotalCentavos: 865_086,
      freightCentavos: null,
      baseCentavos: 865_086,
      ivaCentavos: 138_414,
      totalCentavos: 1_003_500,
      depositCentavos: 0,
      balanceCentavos: 1_003_500,
    },
  },
  {
    // cost 581.89; ÷ 0.80 = 727.3625 → 727.36; + 16 % 116.38 = 843.74; 843.74 ÷ 1.16 = 727.36; IVA 116.38
    name: "a distributor's client, at a margin of 20 %",
    lines: [square],
    terms: {
      buyer: { kind: 'client', tier: plata, marginBp: 2_000 },
      depositBp: 5_000,
      freightCentavos: null,
    },
    total: {
      holdsIva: true,
      subtotalCentavos: 84_374,
      freightCentavos: null,
      baseCentavos: 72_736,
      ivaCentavos: 11_638,
      totalCentavos: 84_374,
      depositCentavos: 42_187,
      balanceCentavos: 42_187,
    },
  },
  {
    // 2 × 900.00 + 400.00 = 2,200.00; ÷ 1.16 = 1,896.5517 → 1,896.55; IVA 303.45
    name: 'a charge that a line has once',
    lines: [{ name: 'with a visit', line: { ...size(1, 1, 2), extras: ['visita'] } }],
    terms: { buyer: { kind: 'public' }, depositBp: 0, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 220_000,
      freightCentavos: null,
      baseCentavos: 189_655,
      ivaCentavos: 30_345,
      totalCentavos: 220_000,
      depositCentavos: 0,
      balanceCentavos: 220_000,
    },
  },
  {
    name: 'no lines',
    lines: [],
    terms: { buyer: { kind: 'public' }, depositBp: 5_000, freightCentavos: null },
    total: {
      holdsIva: true,
      subtotalCentavos: 0,
      freightCentavos: null,
      baseCentavos: 0,
      ivaCentavos: 0,
      totalCentavos: 0,
      depositCentavos: 0,
      balanceCentavos: 0,
    },
  },
];

/** The case's description, with its product and its list. */
export const inFull = <E extends Entry>(entry: E) => ({ product: roller, list: publicList, ...entry });
