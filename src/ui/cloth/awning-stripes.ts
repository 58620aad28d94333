/** From one stripe of an awning's fabric to the next, mm, as it is woven. */
export const STRIPE_MM = 180;

/** Where between two stripes the second colour is, as shares. */
export const SECOND_COLOUR = [
  [0.28, 0.72],
  [0.82, 0.88],
] as const;

/** How much of the fabric has the second colour. */
export const SECOND_SHARE = SECOND_COLOUR.reduce((sum, [from, to]) => sum + to - from, 0);

/** The same in a shader's words, where `across` is 0 to 1 between two stripes and `soft` the blur of edges. */
export const secondColour = SECOND_COLOUR.map(
  ([from, to]) => `within(across, ${String(from)}, ${String(to)}, soft)`,
).join(' + ');
