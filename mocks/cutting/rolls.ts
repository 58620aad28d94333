import { ROLL_MM } from '#src/content/cuts/materials.ts';

/** Length of a whole roll in mm; null for what comes on none. */
export function rollMm({ widthMm, rollM }: RollKept): number | null {
  if (widthMm === null) return null;
  return rollM === null ? ROLL_MM : rollM * 1_000;
}

/** How an article is kept on rolls. */
interface RollKept {
  /** In mm; null for what comes on no roll. */
  readonly widthMm: number | null;
  /** Length of a whole roll in m; null where nobody knows it. */
  readonly rollM: number | null;
}

/** What is free of a cloth in m, as rolls: whole ones, and one that was begun. */
export function freeRolls(freeM: number | null, lengthMm: number | null) {
  if (freeM === null || lengthMm === null) return { whole: null, started_mm: [] };
  const freeMm = Math.round(freeM * 100) * 10;
  const whole = Math.floor(freeMm / lengthMm);
  const rest = freeMm - whole * lengthMm;
  return { whole, started_mm: rest > 0 ? [rest] : [] };
}
