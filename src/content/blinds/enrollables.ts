import { variantsOf } from '../build/variants.ts';
import { blackouts } from './enrollables/blackout.ts';
import { decoratives } from './enrollables/decorative.ts';
import { screens } from './enrollables/screen.ts';
import { translucents } from './enrollables/translucent.ts';

/** Roller blinds. */
export const enrollables = variantsOf('enrollables', {
  ...blackouts,
  ...screens,
  ...translucents,
  ...decoratives,
});
