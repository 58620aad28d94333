import { scaled } from './rounding.ts';

const WHOLE_BP = 10_000;

/** A part of an amount, in basis points. */
export const partOf = (centavos: number, basisPoints: number) => scaled(centavos, basisPoints, WHOLE_BP);

/** An amount minus a part of it. */
export const lessPart = (centavos: number, basisPoints: number) => centavos - partOf(centavos, basisPoints);
