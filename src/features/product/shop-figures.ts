import { entries } from '#src/content/index.ts';
import { BLIND_DAYS } from '#src/content/terms.ts';

/**
 * Numbers about the whole catalog for pages that do not load it. A test compares them with the catalog.
 */
export const shopFigures = {
  variants: entries.length,
  colours: 520,
  /** Years of guarantee on fabrics and slats. */
  fabricYears: { least: 3, most: 10 },
  motorYears: 5,
  /** Working days until a blind is made, after the deposit. */
  workingDays: BLIND_DAYS,
} as const;
