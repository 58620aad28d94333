import { assign, fromPromise, setup } from 'xstate';
import type { MachineName } from '#machines/index.ts';
import { machineNames, walkable } from '../fixtures/walkable.ts';
import { checkPromises, type Verdict } from './check.ts';

interface CheckingContext {
  /** The charts that are left, the next one first. */
  readonly left: readonly MachineName[];
  readonly verdicts: ReadonlyMap<MachineName, readonly Verdict[]>;
  /** When the last one was checked; null before. */
  readonly at: Date | null;
}

/** Checks one chart after the page had its turn. */
async function check(name: MachineName): Promise<readonly Verdict[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  await promise;
  return checkPromises(walkable(name)).verdicts;
}

/** The promises of all charts, checked one chart after the other: checking → checked, or failed. */
export const checkingMachine = setup({
  types: {} as { context: CheckingContext },
  actors: {
    check: fromPromise<readonly Verdict[], { name: MachineName | undefined }>(({ input: { name } }) =>
      name === undefined ? Promise.resolve([]) : check(name),
    ),
  },
  guards: { isLast: ({ context }) => context.left.length <= 1 },
  actions: {
    keep: assign({
      verdicts: ({ context: { left, verdicts } }, params: { found: readonly Verdict[] }) => {
        const [name] = left;
        return name === undefined ? verdicts : new Map([...verdicts, [name, params.found]]);
      },
      left: ({ context }) => context.left.slice(1),
      at: () => new Date(),
    }),
  },
}).createMachine({
  id: 'checking',
  context: { left: machineNames, verdicts: new Map(), at: null },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { left } }) => ({ name: left[0] }),
        onDone: [
          {
            guard: 'isLast',
            target: 'checked',
            actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'checking',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    checked: {},
    failed: {},
  },
});
