import { readImporters } from '#tests/support/run/import-graph.ts';
import { impliedBy } from '#tests/support/run/select-tests.ts';
import { readOptions } from '../../deploy/read-options.ts';
import { catchFault, type Outcome } from './catch-fault.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults/index.ts';
import { plant } from './plant.ts';
import { passesIn } from './run-in.ts';
import { makeScratchCopy } from './scratch-copy.ts';
import { startVitest } from './vitest-process.ts';

const values = readOptions({
  /** Part of the names or files of the faults to plant. */
  only: { type: 'string', default: '' },
  /** A fault that takes longer to be caught counts as missed. */
  minutes: { type: 'string', default: '6' },
});
const limitMs = Number(values.minutes) * 60_000;
const chosen = faults.filter(({ name, file }) => `${name} ${file}`.includes(values.only));

const lineFor = ({ room, name }: Fault, { isCaught, reason, seconds }: Outcome) =>
  `${isCaught ? '✓' : '✗'} ${seconds.toFixed(0).padStart(4)} s  ${room}: ${name}\n          ${isCaught ? 'caught by' : 'MISSED:'} ${reason}`;

// Cleans up when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const copy = makeScratchCopy();
if (!(await passesIn(copy.root, ['npm', 'run', '--silent', 'css-types'])))
  throw new Error('css-types failed');
const vitest = startVitest(copy.root);
const ground = { root: copy.root, importers: readImporters(copy.root, copy.files, impliedBy), vitest };
const began = Date.now();
let caught = 0;
try {
  // Reports faults that no longer fit the code before it runs any.
  for (const fault of chosen) plant(copy.root, fault)();
  for (const fault of chosen) {
    const outcome = await catchFault(ground, fault, limitMs);
    if (outcome.isCaught) caught += 1;
    console.log(lineFor(fault, outcome));
  }
} finally {
  vitest.stop();
}
console.log(`${String(chosen.length)} faults in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(`${String(caught)} passed, ${String(chosen.length - caught)} failed`);
process.exitCode = caught === chosen.length && caught > 0 ? 0 : 1;
