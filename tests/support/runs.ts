/** How many inputs a property is tested with: 100 in `npm test`, 10,000 in `npm run properties`. */
export const RUNS = Number(process.env['RUNS'] ?? 100);
