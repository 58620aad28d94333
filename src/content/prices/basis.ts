import type { GridPrice, ItemPrice, PriceBasis, ProjectionPrice } from '#src/quoting/rules.ts';

/** Lists are written in pesos and hold centavos. */
const CENTAVOS = 100;
const METRE = 1_000;

/** By m², each side counting as at least a metre. */
export const perSide = (pesos: number): PriceBasis => ({
  kind: 'area',
  centavosPerM2: pesos * CENTAVOS,
  minimum: { rule: 'per-side', widthMm: METRE, heightMm: METRE },
});

/** By m², at least one. */
export const perArea = (pesos: number): PriceBasis => ({
  kind: 'area',
  centavosPerM2: pesos * CENTAVOS,
  minimum: { rule: 'per-area', areaMm2: METRE * METRE },
});

type Cells = readonly (readonly (number | null)[])[];

const inCentavos = (pesos: Cells): Cells =>
  pesos.map((row) => row.map((cell) => (cell === null ? null : cell * CENTAVOS)));

/** By width and drop, a row for each drop. */
export const grid = (widthsMm: readonly number[], heightsMm: readonly number[], pesos: Cells): GridPrice => ({
  kind: 'grid',
  widthsMm,
  heightsMm,
  centavos: inCentavos(pesos),
});

/** By width and projection, a row for each projection. */
export const armGrid = (
  widthsMm: readonly number[],
  projectionsMm: readonly number[],
  pesos: Cells,
): ProjectionPrice => ({ kind: 'projection', widthsMm, projectionsMm, centavos: inCentavos(pesos) });

/** The same grid for a fabric that costs this percent of it, in whole tens of pesos. */
export const band = <G extends GridPrice | ProjectionPrice>(percent: number, of: G): G => ({
  ...of,
  centavos: of.centavos.map((row) =>
    row.map((cell) => (cell === null ? null : Math.ceil((cell * percent) / 100_000) * 1_000)),
  ),
});

export const piece = (pesos: number): ItemPrice => ({ kind: 'piece', centavos: pesos * CENTAVOS });

export const free = piece(0);

/** By metre of a side; a shorter one costs as much as `minimumMm` of it. */
export const metre = (pesos: number, along: 'width' | 'height' = 'width', minimumMm = 0): ItemPrice => ({
  kind: 'metre',
  centavosPerMetre: pesos * CENTAVOS,
  along,
  minimumMm,
});

/** By m², as it is. */
export const surface = (pesos: number): ItemPrice => ({
  kind: 'area',
  centavosPerM2: pesos * CENTAVOS,
  minimum: { rule: 'none' },
});

export const percent = (share: number): ItemPrice => ({ kind: 'percent', basisPoints: share * 100 });
