import type { PriceList, Product } from '#src/quoting/rules.ts';
import { publicList, roller } from './example.ts';

/** The roller's price by m², under another rule. */
const withMinimum = (
  minimum: { rule: 'per-area'; areaMm2: number } | { rule: 'none' },
  stepMm2?: number,
): PriceList => ({
  ...publicList,
  products: {
    ...publicList.products,
    'enrollable-blackout': {
      kind: 'area',
      centavosPerM2: 90_000,
      minimum,
      ...(stepMm2 === undefined ? {} : { stepMm2 }),
    },
  },
});

/** At least 1 m², however narrow. */
export const perArea = withMinimum({ rule: 'per-area', areaMm2: 1_000_000 });

/** Billed as measured. */
export const noMinimum = withMinimum({ rule: 'none' });

/** Billed in hundredths of a m², rounded up. */
export const inHundredths = withMinimum({ rule: 'none' }, 10_000);

/** The same amounts before IVA. */
export const beforeIva: PriceList = { ...publicList, id: 'lista-mayoreo', amounts: 'before-iva' };

/** The same amounts including the border region's IVA. */
export const atBorder: PriceList = { ...publicList, id: 'publico-frontera', ivaBp: 800 };

const { fabric } = roller;
if (fabric === null) throw new Error('the example has a fabric');

/** Two layers of fabric in a loop; the fabric must not be rotated. */
export const sheer: Product = {
  ...roller,
  fabric: {
    ...fabric,
    rolls: [{ widthMm: 2_800, rotatedMaxHeightMm: null }],
    join: null,
    layers: 2,
    allowance: { heightMm: 350, widthMm: 0 },
  },
};

/** A pattern with a direction. */
export const patterned: Product = { ...roller, fabric: { ...fabric, pattern: 'patterned' } };

/** A fabric whose warranty includes rotated fabric. */
export const warranted: Product = { ...roller, fabric: { ...fabric, rotatedKeepsWarranty: true } };
