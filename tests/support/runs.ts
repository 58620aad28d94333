/** How many inputs a property is tested with: 200 in `npm test`, 10,000 in `npm run properties`. */
export const RUNS = Number(process.env['RUNS'] ?? 200);

/** Time limit of such a property on a busy machine, in ms. */
export const RUNS_TIMEOUT_MS = 15_000 + 20 * RUNS;
