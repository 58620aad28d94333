import type { PriceList, Product } from '#src/quoting/rules.ts';

/** A roller blind as a small shop sells it: the example in `rules.ts`, with a motor beside the chain. */
export const roller: Product = {
  id: 'enrollable-blackout',
  family: 'enrollables',
  limits: { minWidthMm: 300, maxWidthMm: 5_900, minHeightMm: 300, maxHeightMm: 4_000 },
  guaranteedProportion: 3,
  fabric: {
    rolls: [
      { widthMm: 2_500, rotatedMaxHeightMm: 2_300 },
      { widthMm: 3_000, rotatedMaxHeightMm: 2_800, surcharge: 'rollo-3000' },
    ],
    join: { pieceMm: 2_800, maxPieces: 2, surcharge: 'termosellado' },
    pattern: 'plain',
    rotatedKeepsWarranty: false,
    layers: 1,
    gramsPerM2: 350,
    thicknessUm: 420,
    allowance: { heightMm: 250, widthMm: 30 },
  },
  split: { maxCloths: 3, bracket: 'soporte-intermedio' },
  controls: [
    {
      kind: 'manual',
      id: 'cadena',
      limits: { minWidthMm: 300, maxWidthMm: 3_000, minHeightMm: 300, maxHeightMm: 4_000 },
      tubes: [
        { id: 'tubo-38', diameterMm: 38, maxWidthMm: 2_500 },
        { id: 'tubo-50', diameterMm: 50, maxWidthMm: 3_000 },
      ],
      maxCloths: 1,
    },
    {
      kind: 'motor',
      id: 'motor-radio',
      limits: { minWidthMm: 750, maxWidthMm: 5_900, minHeightMm: 300, maxHeightMm: 4_000 },
      tubes: [
        { id: 'tubo-45', diameterMm: 45, maxWidthMm: 2_500 },
        { id: 'tubo-50', diameterMm: 50, maxWidthMm: 3_000 },
        { id: 'tubo-70', diameterMm: 70, maxWidthMm: 4_000 },
        { id: 'tubo-79', diameterMm: 79, maxWidthMm: 5_900 },
      ],
      maxCloths: 3,
      motors: [
        { id: 'motor-1-nm', torqueMNm: 1_100, system: 'radio' },
        { id: 'motor-6-nm', torqueMNm: 6_000, system: 'radio' },
        { id: 'motor-10-nm', torqueMNm: 10_000, system: 'radio' },
      ],
      choice: { by: 'torque', efficiencyPercent: 70, marginPercent: 130, barGramsPerMetre: 750 },
      remotes: [
        { id: 'control-1-canal', system: 'radio', channels: 1 },
        { id: 'control-5-canales', system: 'radio', channels: 5 },
        { id: 'control-16-canales', system: 'radio', channels: 16 },
      ],
    },
  ],
  galleries: [
    { id: 'cofre', deductionMm: 5, barMm: 5_800, maxBars: 1, bracketEveryMm: 600, fabricMm: 250 },
    { id: 'galeria-madera', deductionMm: 0, barMm: 2_400, maxBars: 2, bracketEveryMm: 1_200, fabricMm: 250 },
  ],
  extras: [
    { id: 'instalacion', per: 'blind', needsMotor: false },
    { id: 'visita', per: 'line', needsMotor: false },
    { id: 'sensor-sol', per: 'line', needsMotor: true },
    { id: 'entrega-urgente', per: 'blind', needsMotor: false },
    { id: 'guias-laterales', per: 'blind', needsMotor: false },
  ],
  measuring: {
    insideHeight: 'smallest',
    insideDeductionMm: 10,
    outsideSideMm: 38,
    outsideAboveMm: 38,
    toleranceMm: 5,
    askWhenWiderPercent: 250,
  },
};

/**
 * Sold by a grid with uneven steps, with a cell that is cheaper than its smaller neighbour and one without a price.
 */
export const pleated: Product = {
  ...roller,
  id: 'panel-rejilla',
  family: 'paneles',
  limits: { minWidthMm: 300, maxWidthMm: 4_000, minHeightMm: 300, maxHeightMm: 4_000 },
  fabric: null,
  split: { maxCloths: 2, bracket: 'soporte-intermedio' },
  controls: [
    {
      kind: 'manual',
      id: 'cadena',
      limits: { minWidthMm: 300, maxWidthMm: 3_000, minHeightMm: 300, maxHeightMm: 4_000 },
      tubes: [],
      maxCloths: 1,
    },
    {
      kind: 'motor',
      id: 'motor-radio',
      limits: { minWidthMm: 750, maxWidthMm: 4_000, minHeightMm: 300, maxHeightMm: 4_000 },
      tubes: [],
      maxCloths: 2,
      motors: [
        {
          id: 'motor-1-nm',
          torqueMNm: 1_100,
          system: 'radio',
          limits: { minWidthMm: 750, maxWidthMm: 4_000, minHeightMm: 300, maxHeightMm: 4_000 },
        },
      ],
      choice: { by: 'size' },
      remotes: [{ id: 'control-1-canal', system: 'radio', channels: 1 }],
    },
  ],
  galleries: [],
  extras: [],
};

/** Arms in three lengths, motors chosen by size. */
export const awning: Product = {
  id: 'brazos-retractiles',
  family: 'toldos',
  limits: { minWidthMm: 1_800, maxWidthMm: 6_000, minHeightMm: 1_000, maxHeightMm: 4_000 },
  projections: [
    { projectionMm: 1_520, minWidthMm: 1_520, maxWidthMm: 6_000 },
    { projectionMm: 2_030, minWidthMm: 2_030, maxWidthMm: 6_000 },
    { projectionMm: 2_540, minWidthMm: 2_540, maxWidthMm: 5_000 },
  ],
  fabric: null,
  split: null,
  controls: [
    {
      kind: 'manual',
      id: 'manivela',
      limits: { minWidthMm: 1_800, maxWidthMm: 4_000, minHeightMm: 1_000, maxHeightMm: 4_000 },
      tubes: [],
      maxCloths: 1,
    },
    {
      kind: 'motor',
      id: 'motor-toldo',
      limits: { minWidthMm: 1_800, maxWidthMm: 6_000, minHeightMm: 1_000, maxHeightMm: 4_000 },
      tubes: [],
      maxCloths: 1,
      motors: [
        {
          id: 'motor-30-nm',
          torqueMNm: 30_000,
          system: 'radio',
          limits: { minWidthMm: 1_800, maxWidthMm: 4_000, minHeightMm: 1_000, maxHeightMm: 4_000 },
        },
        {
          id: 'motor-50-nm',
          torqueMNm: 50_000,
          system: 'radio',
          limits: { minWidthMm: 1_800, maxWidthMm: 6_000, minHeightMm: 1_000, maxHeightMm: 4_000 },
        },
      ],
      choice: { by: 'size' },
      remotes: [{ id: 'control-1-canal', system: 'radio', channels: 1 }],
    },
  ],
  galleries: [],
  extras: [],
  measuring: { ...roller.measuring, askWhenWiderPercent: 1_000 },
};

/** Round prices, for mental arithmetic. IVA is included, as for the public. */
export const publicList: PriceList = {
  id: 'publico',
  version: 7,
  validFrom: '2026-01-01',
  ivaBp: 1_600,
  amounts: 'with-iva',
  products: {
    'enrollable-blackout': {
      kind: 'area',
      centavosPerM2: 90_000,
      minimum: { rule: 'per-side', widthMm: 1_000, heightMm: 1_000 },
    },
    'panel-rejilla': {
      kind: 'grid',
      widthsMm: [610, 910, 1_220, 1_420, 2_500],
      heightsMm: [910, 1_500, 2_400],
      centavos: [
        [100_000, 130_000, 170_000, 165_000, 240_000],
        [120_000, 150_000, 190_000, 190_000, 280_000],
        [150_000, 180_000, 230_000, 240_000, null],
      ],
    },
    'brazos-retractiles': {
      kind: 'projection',
      widthsMm: [2_000, 3_000, 4_000, 6_000],
      projectionsMm: [1_520, 2_030, 2_540],
      centavos: [
        [1_000_000, 1_200_000, 1_400_000, 1_900_000],
        [1_100_000, 1_300_000, 1_500_000, 2_100_000],
        [null, 1_500_000, 1_700_000, 2_400_000],
      ],
    },
  },
  items: {
    cadena: { kind: 'piece', centavos: 0 },
    'motor-radio': { kind: 'piece', centavos: 0 },
    'motor-1-nm': { kind: 'piece', centavos: 180_000 },
    'motor-6-nm': { kind: 'piece', centavos: 280_000 },
    'motor-10-nm': { kind: 'piece', centavos: 340_000 },
    'control-1-canal': { kind: 'piece', centavos: 60_000 },
    'control-5-canales': { kind: 'piece', centavos: 90_000 },
    'control-16-canales': { kind: 'piece', centavos: 150_000 },
    manivela: { kind: 'piece', centavos: 50_000 },
    'motor-toldo': { kind: 'piece', centavos: 0 },
    'motor-30-nm': { kind: 'piece', centavos: 600_000 },
    'motor-50-nm': { kind: 'piece', centavos: 750_000 },
    cofre: { kind: 'metre', centavosPerMetre: 40_000, along: 'width', minimumMm: 1_000 },
    'galeria-madera': { kind: 'metre', centavosPerMetre: 55_000, along: 'width', minimumMm: 0 },
    instalacion: { kind: 'piece', centavos: 25_000 },
    visita: { kind: 'piece', centavos: 40_000 },
    'sensor-sol': { kind: 'piece', centavos: 120_000 },
    'entrega-urgente': { kind: 'percent', basisPoints: 1_500 },
    'guias-laterales': { kind: 'metre', centavosPerMetre: 20_000, along: 'height', minimumMm: 0 },
    'rollo-3000': { kind: 'area', centavosPerM2: 10_000, minimum: { rule: 'none' } },
    termosellado: { kind: 'metre', centavosPerMetre: 15_000, along: 'width', minimumMm: 0 },
    'soporte-intermedio': { kind: 'piece', centavos: 45_000 },
  },
  tiers: [
    { id: 'plata', discountBp: 2_500 },
    { id: 'oro', discountBp: 3_500, families: { toldos: 3_000 } },
  ],
};
