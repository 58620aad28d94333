import { entries } from '#src/content/index.ts';

/**
 * What a page may say of the whole catalogue without loading it. A test holds the written figures to what the
 * catalogue says.
 */
export const shopFigures = {
  variants: entries.length,
  colours: 520,
  /** Years of guarantee on cloths and slats. */
  clothYears: { least: 3, most: 10 },
  motorYears: 5,
  /** Working days until a blind is made, after the deposit. */
  workingDays: { least: 3, most: 4 },
} as const;
