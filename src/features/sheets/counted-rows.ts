import { inNumber } from '#src/format/numbers.ts';

/** "1 renglón", "14 renglones" */
export const countedRows = (count: number): string =>
  `${inNumber(count)} ${count === 1 ? 'renglón' : 'renglones'}`;
