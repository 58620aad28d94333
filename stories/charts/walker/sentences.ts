import type { ChartGraph } from '../graph/graph.ts';
import type { Act } from '../fixtures/act.ts';
import type { AnyFixtures } from '../fixtures/walkable.ts';
import { failureClauses } from '../fixtures/outcome.ts';

/** An event's word, or its type without a word. */
export const eventWord = ({ words }: AnyFixtures, type: string) => words.events[type] ?? type;

/** An invoke's word, or its id without a word. */
export const invokeWord = ({ words }: AnyFixtures, invoke: string) => words.invokes[invoke] ?? invoke;

/** A duration in ms as words. */
export const duration = (ms: number) =>
  `${(ms / 1000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} s`;

/** An act as a sentence without its full stop. */
export function sentenceOf(act: Act, fixtures: AnyFixtures, graph: ChartGraph): string {
  switch (act.do) {
    case 'send': {
      const samples = fixtures.events[act.type] ?? [];
      const sample = samples[act.sample];
      const word = `«${eventWord(fixtures, act.type)}»`;
      const saysSomething = sample !== undefined && Object.keys(sample.value).length > 0;
      return saysSomething || samples.length > 1 ? `${word} con «${sample?.name ?? ''}»` : word;
    }
    case 'send own':
      return `«${eventWord(fixtures, act.type)}» con datos propios`;
    case 'answer': {
      const { invoke, with: answer } = act;
      const clause =
        typeof answer === 'string'
          ? failureClauses[answer]
          : `el servidor responde «${fixtures.invokes[invoke]?.answers[answer]?.name ?? ''}»`;
      return `A «${invokeWord(fixtures, invoke)}» ${clause}`;
    }
    case 'wait': {
      const cause = graph.edges
        .map((edge) => edge.cause)
        .find((one) => one.kind === 'after' && one.type === act.timer);
      if (cause?.kind !== 'after') return 'Pasa el tiempo';
      return cause.ms === null
        ? `Pasa ${fixtures.words.delays?.[cause.delay] ?? 'el tiempo'}`
        : `Pasan ${duration(cause.ms)}`;
    }
  }
}
