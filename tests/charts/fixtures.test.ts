import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { graphOf } from '#charts/graph/graph.ts';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { eventOf, sampleOf } from '#stories/charts/fixtures/event-of.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { promisesOf } from '#stories/charts/promises/check.ts';
import { foreignWords } from '#tests/support/charts/english.ts';

const charts = machineNames.map((name) => {
  const { machine, fixtures } = walkable(name);
  return { name, machine, fixtures, graph: graphOf(machine) };
});

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe.each(charts)('the fixtures of $name', ({ machine, fixtures, graph }) => {
  const { words, events, invokes, starts } = fixtures;
  const causes = graph.edges.map(({ cause }) => cause);

  it('have a word for every state, and no others', () => {
    const states = graph.states.filter(({ parent }) => parent !== null);
    expect(sorted(Object.keys(words.states))).toEqual(
      sorted(states.map(({ id }) => id.slice(graph.id.length + 1))),
    );
  });

  it('have a word for every event', () => {
    const types = causes.flatMap((cause) => (cause.kind === 'event' ? [cause.type] : []));
    expect(sorted(Object.keys(words.events))).toEqual(expect.arrayContaining(sorted(types)));
    expect(sorted(Object.keys(words.events))).toEqual(sorted(Object.keys(events)));
  });

  it('have a word for every guard, and no others', () => {
    const guards = graph.edges.flatMap(({ guard }) => guard ?? []);
    expect(sorted(Object.keys(words.guards))).toEqual(sorted(guards));
  });

  it('have a word for everything that a state does on entry and exit, and no others', () => {
    const actions = graph.states.flatMap(({ entry, exit }) => [...entry, ...exit]);
    expect(sorted(Object.keys(words.actions ?? {}))).toEqual(sorted(actions));
  });

  it('have a word and a question for every invoke', () => {
    const ids = sorted(graph.states.flatMap((state) => state.invokes.map(({ id }) => id)));
    expect(sorted(Object.keys(words.invokes))).toEqual(ids);
    expect(sorted(Object.keys(invokes))).toEqual(ids);
  });

  it('have a question for every invoke whose answer the chart uses', () => {
    const awaited = causes.flatMap((cause) =>
      cause.kind === 'done' || cause.kind === 'error' ? [cause.invoke] : [],
    );
    expect(awaited.filter((invoke) => invokes[invoke] === null)).toEqual([]);
  });

  it('have a length or a word for each delay', () => {
    const unknown = causes.flatMap((cause) =>
      cause.kind === 'after' && cause.ms === null ? [cause.delay] : [],
    );
    expect(sorted(Object.keys(words.delays ?? {}))).toEqual(sorted(unknown));
  });

  it('have no empty text, and no English', () => {
    const { states, events: said, invokes: asked, guards, actions = {} } = words;
    const parts = [states, said, asked, guards, actions].flatMap((part) => Object.values(part));
    const samples = [
      ...Object.values(events),
      ...Object.values(invokes).map((one) => one?.answers ?? []),
    ].flat();
    const promises = promisesOf(fixtures.promises).map(({ says }) => says);
    const texts = [
      words.name,
      words.about,
      ...parts,
      ...promises,
      ...[...starts, ...samples].map(({ name }) => name),
    ];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(texts.flatMap(foreignWords)).toEqual([]);
  });

  it('have a start, a sample of every event, and an answer to every question', () => {
    expect(starts.length).toBeGreaterThan(0);
    expect(Object.keys(events).filter((type) => (events[type] ?? []).length === 0)).toEqual([]);
    const questions = Object.values(invokes).filter((question) => question !== null);
    expect(questions.filter(({ answers }) => answers.length === 0)).toEqual([]);
  });

  it('have distinct names for the samples of one event or question', () => {
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

  it('name only actions and events of the chart', () => {
    expect(Object.keys(machine.implementations.actions)).toEqual(
      expect.arrayContaining([...(fixtures.silent ?? [])]),
    );
    expect(Object.keys(events)).toEqual(expect.arrayContaining([...(fixtures.automatic ?? [])]));
  });
});

const answers = charts.flatMap(({ name, fixtures }) =>
  Object.values(fixtures.invokes).flatMap((question) =>
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

describe('an answer in the fixtures', () => {
  it.each(answers)(
    'is what the decoder returns for its encoded form: $chart, $asks, $answer',
    ({ asks, value }) => {
      const wire: unknown = JSON.parse(JSON.stringify(value));
      expect(z.parse(contract[asks].output, wire)).toEqual(value);
    },
  );
});

describe('eventOf', () => {
  const { fixtures } = walkable('session');

  it('returns the event that XState raises for an act', () => {
    expect(eventOf({ do: 'send', type: 'session.logout', sample: 0 }, fixtures)).toEqual({
      type: 'session.logout',
    });
    expect(eventOf({ do: 'wait', timer: 'xstate.after.x' }, fixtures)).toEqual({ type: 'xstate.after.x' });
    expect(eventOf({ do: 'answer', invoke: 'login', with: 0 }, fixtures)).toMatchObject({
      type: 'xstate.done.actor.login',
      actorId: 'login',
    });
    expect(eventOf({ do: 'answer', invoke: 'login', with: '500' }, fixtures)).toMatchObject({
      type: 'xstate.error.actor.login',
      error: expect.any(Error),
    });
    expect(eventOf({ do: 'answer', invoke: 'login', with: 'never' }, fixtures)).toBeNull();
  });

  it('throws when the sample does not exist', () => {
    expect(() => eventOf({ do: 'send', type: 'session.login', sample: 9 }, fixtures)).toThrow(
      'there is no sample 9',
    );
    expect(() => sampleOf(undefined, 0)).toThrow(RangeError);
  });
});
