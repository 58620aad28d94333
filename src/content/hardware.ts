import type { Fitting } from '#src/quoting/fitting.ts';

/** A colour of hardware. */
export type Hardware = NonNullable<Fitting['hardware']>;

/** What each colour of hardware is called. */
export const hardwareNames: Readonly<Record<Hardware, string>> = {
  white: 'blanco',
  aluminium: 'aluminio',
  bronze: 'bronce',
  black: 'negro',
};
