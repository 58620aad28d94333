/** How often a property is tried: 1,000 times in `npm test`, more in `npm run sweep`. */
export const RUNS = Number(process.env['RUNS'] ?? 1_000);
