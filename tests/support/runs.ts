/** How often a property is tried: 1,000 times in `npm test`, more in `npm run sweep`. */
export const RUNS = Number(process.env['RUNS'] ?? 1_000);

/** How long such a property may take on a busy machine, in ms. */
export const RUNS_TIMEOUT_MS = 15_000 + 5 * RUNS;
