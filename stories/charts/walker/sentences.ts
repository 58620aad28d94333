import type { ChartGraph } from '../graph/graph.ts';
import type { Act } from '../kit/act.ts';
import type { AnyKit } from '../kit/any-kit.ts';
import { failureClauses } from '../kit/outcome.ts';

/** An event's word, or its type where it has none. */
export const eventWord = ({ words }: AnyKit, type: string) => words.events[type] ?? type;

/** What an invoke is about. */
export const invokeWord = ({ words }: AnyKit, invoke: string) => words.invokes[invoke] ?? invoke;

/** ms as people say them. */
export const duration = (ms: number) =>
  `${(ms / 1000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} s`;

/** Something done during a walk, as a plain sentence without its end. */
export function sentenceOf(act: Act, kit: AnyKit, graph: ChartGraph): string {
  switch (act.do) {
    case 'send': {
      const samples = kit.events[act.type] ?? [];
      const sample = samples[act.sample];
      const word = `«${eventWord(kit, act.type)}»`;
      const saysSomething = sample !== undefined && Object.keys(sample.value).length > 0;
      return saysSomething || samples.length > 1 ? `${word} con «${sample?.name ?? ''}»` : word;
    }
    case 'send own':
      return `«${eventWord(kit, act.type)}» con datos propios`;
    case 'answer': {
      const { invoke, with: answer } = act;
      const clause =
        typeof answer === 'string'
          ? failureClauses[answer]
          : `el servidor responde «${kit.invokes[invoke]?.answers[answer]?.name ?? ''}»`;
      return `A «${invokeWord(kit, invoke)}» ${clause}`;
    }
    case 'wait': {
      const cause = graph.edges
        .map((edge) => edge.cause)
        .find((one) => one.kind === 'after' && one.type === act.timer);
      if (cause?.kind !== 'after') return 'Pasa el tiempo';
      return cause.ms === null
        ? `Pasa ${kit.words.delays?.[cause.delay] ?? 'el tiempo'}`
        : `Pasan ${duration(cause.ms)}`;
    }
  }
}
