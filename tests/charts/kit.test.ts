import { describe, expect, it } from 'vitest';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { graphOf } from '#stories/charts/graph/graph.ts';
import { machineNames, walkable } from '#stories/charts/kit/any-kit.ts';
import { eventOf, sampleOf } from '#stories/charts/kit/event-of.ts';
import * as z from 'zod/mini';

const charts = machineNames.map((name) => {
  const { machine, kit } = walkable(name);
  return { name, machine, kit, graph: graphOf(machine) };
});

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe.each(charts)('the kit of $name', ({ machine, kit, graph }) => {
  const { words, events, invokes, starts } = kit;
  const causes = graph.edges.map(({ cause }) => cause);

  it('has a word for every state, and none for what is no state', () => {
    const states = graph.states.filter(({ parent }) => parent !== null);
    expect(sorted(Object.keys(words.states))).toEqual(
      sorted(states.map(({ id }) => id.slice(graph.id.length + 1))),
    );
  });

  it('has a word for every event', () => {
    const types = causes.flatMap((cause) => (cause.kind === 'event' ? [cause.type] : []));
    expect(sorted(Object.keys(words.events))).toEqual(expect.arrayContaining(sorted(types)));
    expect(sorted(Object.keys(words.events))).toEqual(sorted(Object.keys(events)));
  });

  it('has a word for every guard, and none for what is no guard', () => {
    const guards = graph.edges.flatMap(({ guard }) => guard ?? []);
    expect(sorted(Object.keys(words.guards))).toEqual(sorted(guards));
  });

  it('has a word for everything that runs, and says what it asks', () => {
    const ids = sorted(graph.states.flatMap((state) => state.invokes.map(({ id }) => id)));
    expect(sorted(Object.keys(words.invokes))).toEqual(ids);
    expect(sorted(Object.keys(invokes))).toEqual(ids);
  });

  it('asks something wherever the chart waits for an answer', () => {
    const awaited = causes.flatMap((cause) =>
      cause.kind === 'done' || cause.kind === 'error' ? [cause.invoke] : [],
    );
    expect(awaited.filter((invoke) => invokes[invoke] === null)).toEqual([]);
  });

  it('knows how long each delay is, or has a word for it', () => {
    const unknown = causes.flatMap((cause) =>
      cause.kind === 'after' && cause.ms === null ? [cause.delay] : [],
    );
    expect(sorted(Object.keys(words.delays ?? {}))).toEqual(sorted(unknown));
  });

  it('says nothing that is empty', () => {
    const parts = [words.states, words.events, words.invokes, words.guards].flatMap((part) =>
      Object.values(part),
    );
    const samples = [
      ...Object.values(events),
      ...Object.values(invokes).map((one) => one?.answers ?? []),
    ].flat();
    const said = [words.name, words.about, ...parts, ...[...starts, ...samples].map(({ name }) => name)];
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has a start, an example of every event, and an answer to every question', () => {
    expect(starts.length).toBeGreaterThan(0);
    expect(Object.keys(events).filter((type) => (events[type] ?? []).length === 0)).toEqual([]);
    const questions = Object.values(invokes).filter((question) => question !== null);
    expect(questions.filter(({ answers }) => answers.length === 0)).toEqual([]);
  });

  it('names its examples differently, so that a person can tell them apart', () => {
    const lists = [
      starts,
      ...Object.values(events),
      ...Object.values(invokes).map((one) => one?.answers ?? []),
    ];
    for (const list of lists) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('speaks of actions and events that the chart has', () => {
    expect(Object.keys(machine.implementations.actions)).toEqual(
      expect.arrayContaining([...(kit.silent ?? [])]),
    );
    expect(Object.keys(events)).toEqual(expect.arrayContaining([...(kit.automatic ?? [])]));
  });
});

const answers = charts.flatMap(({ name, kit }) =>
  Object.values(kit.invokes).flatMap((question) =>
    question === null || question.asks === 'captcha' || question.asks === 'document'
      ? []
      : question.answers.map(({ name: answer, value }) => ({
          chart: name,
          asks: question.asks as CallName,
          answer,
          value,
        })),
  ),
);

describe('an answer of a kit', () => {
  it.each(answers)('comes out of the decoder as it went in: $chart, $asks, $answer', ({ asks, value }) => {
    const wire: unknown = JSON.parse(JSON.stringify(value));
    expect(z.parse(contract[asks].output, wire)).toEqual(value);
  });
});

describe('the event of an act', () => {
  const { kit } = walkable('session');

  it('is what XState itself would raise', () => {
    expect(eventOf({ do: 'send', type: 'session.logout', sample: 0 }, kit)).toEqual({
      type: 'session.logout',
    });
    expect(eventOf({ do: 'wait', timer: 'xstate.after.x' }, kit)).toEqual({ type: 'xstate.after.x' });
    expect(eventOf({ do: 'answer', invoke: 'login', with: 0 }, kit)).toMatchObject({
      type: 'xstate.done.actor.login',
      actorId: 'login',
    });
    expect(eventOf({ do: 'answer', invoke: 'login', with: '500' }, kit)).toMatchObject({
      type: 'xstate.error.actor.login',
      error: expect.any(Error),
    });
    expect(eventOf({ do: 'answer', invoke: 'login', with: 'never' }, kit)).toBeNull();
  });

  it('is none of a sample that is not there', () => {
    expect(() => eventOf({ do: 'send', type: 'session.login', sample: 9 }, kit)).toThrow(
      'there is no sample 9',
    );
    expect(() => sampleOf(undefined, 0)).toThrow(RangeError);
  });
});
