import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { activeStates } from '#charts/graph/active.ts';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { contract } from '#src/api/contract/index.ts';
import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { explore } from '#stories/charts/promises/explore.ts';

const isCall = (name: string): name is keyof typeof contract => name in contract;

const charts = machineNames.map((name) => {
  const chart = walkable(name);
  const graph = graphOf(chart.machine);
  const asked = (invoke: string) => chart.fixtures.invokes[invoke]?.asks ?? '';
  const isWrite = (invoke: string) => {
    const call = asked(invoke);
    return isCall(call) && contract[call].method !== 'GET';
  };
  /** Ids of the invokes of writing calls that run in a state. */
  const writesIn = (value: StateValue) => {
    const active = activeStates(graph, value);
    const invokes = graph.states.filter(({ id }) => active.has(id)).flatMap((state) => state.invokes);
    return invokes.map(({ id }) => id).filter(isWrite);
  };
  const { steps } = explore(chart, chart.fixtures.promises.sees);
  return { name, graph, steps, asked, isWrite, writesIn };
});

/** Nobody waits while a visitor's page asks who they are. */
const UNSEEN = ['session.anonymous.asking'];

/** Each sets the newest value, and aborts the former call. */
const NEWEST_WINS = ['cart: setQuantity'];

/** What shows what it writes: after a cancelled write only the server knows what is so. */
const showsWhatItWrites: readonly MachineName[] = ['quote', 'cart', 'checkOut', 'paymentMethods'];

describe.each(charts)('the waits of $name', ({ name, graph, steps, asked, writesIn }) => {
  it('are seen after 3 s, and may be left after 10 s', () => {
    const waits = graph.states.filter(
      ({ id, invokes }) => !UNSEEN.includes(id) && invokes.some((invoke) => isCall(asked(invoke.id))),
    );
    for (const { id } of waits) {
      const timers = graph.edges.flatMap(({ source, cause }) =>
        source.startsWith(`${id}.`) && cause.kind === 'after' ? [cause.ms] : [],
      );
      expect(timers, id).toEqual([SLOW_AFTER_MS, CANCELLABLE_AFTER_MS - SLOW_AFTER_MS]);
    }
  });

  it('end with the answer of their own call: a late one is heard nowhere', () => {
    const invokesIn = (state: string) =>
      graph.states.find(({ id }) => id === state)?.invokes.map(({ id }) => id) ?? [];
    const elsewhere = graph.edges.filter(
      ({ source, cause }) =>
        (cause.kind === 'done' || cause.kind === 'error') && !invokesIn(source).includes(cause.invoke),
    );
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  it('send nothing twice that is on its way, whatever happens', () => {
    const again = steps.flatMap(({ from, event, after }) => {
      const begun = writesIn(after.value).filter((invoke) => invoke in after.children);
      return writesIn(from.snapshot.value)
        .filter((invoke) => begun.includes(invoke) && !event.type.endsWith(`.actor.${invoke}`))
        .map((invoke) => `${name}: ${invoke}`);
    });
    expect([...new Set(again)].filter((one) => !NEWEST_WINS.includes(one))).toEqual([]);
  });
});

it.each(charts.filter(({ name }) => showsWhatItWrites.includes(name)))(
  'a cancelled write of $name is followed by a fresh read',
  ({ steps, asked, isWrite, writesIn }) => {
    const cancelled = steps.filter(
      ({ from, event, after }) =>
        event.type.endsWith('.cancel') &&
        writesIn(from.snapshot.value).length > 0 &&
        writesIn(after.value).length === 0,
    );
    expect(cancelled.length).toBeGreaterThan(0);
    for (const { after } of cancelled) {
      const reads = Object.keys(after.children).filter((invoke) => isCall(asked(invoke)) && !isWrite(invoke));
      expect(reads, JSON.stringify(after.value)).toHaveLength(1);
    }
  },
);
