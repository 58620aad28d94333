import { pathOfState } from '#charts/chart/wording.ts';
import type { ChartGraph } from '#charts/graph/graph.ts';
import { callWord } from '#mocks/demo/call-words.ts';
import { maskSecrets } from '#mocks/mask.ts';
import type { Act } from '../fixtures/act.ts';
import { failureWords } from '../fixtures/outcome.ts';
import type { AnyFixtures } from '../fixtures/walkable.ts';

/** An event's word, or its type without a word. */
export const eventWord = ({ words }: AnyFixtures, type: string) => words.events[type] ?? type;

/** An invoke's word, or its id without a word. */
export const invokeWord = ({ words }: AnyFixtures, invoke: string) => words.invokes[invoke] ?? invoke;

/** Where a timer leads, in words. */
export function timerWord({ words }: AnyFixtures, graph: ChartGraph, timer: string): string {
  const edge = graph.edges.find(({ cause }) => cause.kind === 'after' && cause.type === timer);
  return (edge?.targets ?? []).map((id) => pathOfState(graph, words, id)).join(', ');
}

/** A duration in ms as words. */
export const duration = (ms: number) =>
  `${(ms / 1000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} s`;

const LONGEST = 80;

/** Typed values in words, secrets masked: `email «ana@correo.mx», password «•••»`. */
function valuesText(payload: Readonly<Record<string, unknown>>): string {
  const masked = leavesOf(maskSecrets(payload), '');
  return masked.length === 0 ? 'datos propios' : `datos propios (${masked.join(', ')})`;
}

function leavesOf(value: unknown, path: string): readonly string[] {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([key, inner]) =>
      leavesOf(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  const text = typeof value === 'string' ? `«${value}»` : JSON.stringify(value);
  return [`${path} ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`];
}

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
      return `«${eventWord(fixtures, act.type)}» con ${valuesText(act.payload)}`;
    case 'answer': {
      const { invoke, with: answer } = act;
      const clause =
        typeof answer === 'string'
          ? failureWords(answer).clause
          : `el servidor responde «${fixtures.invokes[invoke]?.answers[answer]?.name ?? ''}»`;
      return `A «${invokeWord(fixtures, invoke)}» ${clause}`;
    }
    case 'follow':
      return `Ahora se trata de «${act.record}»`;
    case 'hold':
      return act.on
        ? `Se retiene la llamada «${callWord(act.call)}»`
        : `Ya no se retiene «${callWord(act.call)}»`;
    case 'release':
      return act.with === 'usual'
        ? `A «${callWord(act.call)}» el servidor responde como siempre`
        : `A «${callWord(act.call)}» ${failureWords(act.with).clause}`;
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
