/** IVA, in basis points of a price before it. */
export const IVA_BP = 1_600;
