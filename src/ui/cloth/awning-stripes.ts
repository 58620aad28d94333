// The renders of awnings have their stripes from the same table.
import stripes from './awning-stripes.json' with { type: 'json' };

/** From one stripe of an awning's fabric to the next, mm, as it is woven. */
export const STRIPE_MM = stripes.pitchMm;

/** Where between two stripes the second colour is, as shares. */
export const SECOND_COLOUR = stripes.second;

/** How much of the fabric has the second colour. */
export const SECOND_SHARE = SECOND_COLOUR.reduce((sum, { from, to }) => sum + to - from, 0);

/** The same in a shader's words, where `across` is 0 to 1 between two stripes and `soft` the blur of edges. */
export const secondColour = SECOND_COLOUR.map(
  ({ from, to }) => `within(across, ${String(from)}, ${String(to)}, soft)`,
).join(' + ');
