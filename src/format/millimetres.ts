import { inNumber } from './numbers.ts';

/** "1,157 × 2,050 mm" */
export const sizeInMm = (widthMm: number, heightMm: number): string =>
  `${inNumber(widthMm)} × ${inNumber(heightMm)} mm`;
