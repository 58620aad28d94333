import type { Fitting } from '#src/quoting/fitting.ts';

/**
 * What keeps a child safe from the cord or chain of each control: a loop is held taut on the wall, a cord that is pulled
 * is wound on a cleat out of reach. What is not here leaves nothing to hang: a motor, a wand.
 *
 * EN 13120:2009+A1:2014 asks it of every blind inside that children up to 42 months may reach. ANSI/WCMA A100.1-2022
 * goes on: no cord may hang free, and a loop only with its tension device.
 */
const keeps: Readonly<Record<string, NonNullable<Fitting['safety']>>> = {
  cadena: 'tension',
  cordon: 'tension',
  'cordon-y-cadena': 'tension',
  'cordon-y-baston': 'cleat',
};

/** What a control of a blind needs where children are; undefined when nothing hangs from it. */
export const safetyOf = (control: string | undefined): Fitting['safety'] => keeps[control ?? ''];

/** How high above the floor a cord ends where children are (EN 13120). */
export const CORD_ABOVE_FLOOR_MM = 1_500;

/** The longest cord of a blind whose height above the floor is not known, and the tallest blind that it is for (EN 13120). */
const UNKNOWN_HEIGHT = { cordMm: 1_000, blindMm: 2_500 };

/** The longest cord or chain of a blind of a height where children are, in mm (EN 13120). */
export const longestCord = (heightMm: number): number =>
  heightMm > UNKNOWN_HEIGHT.blindMm ? heightMm - CORD_ABOVE_FLOOR_MM : UNKNOWN_HEIGHT.cordMm;
