import type { ChartWords } from '#charts/words.ts';
import { plainWording, type Wording } from '../entry-text.ts';
import type { Entry } from '../recording.ts';

/** What an event of XState's own is about, such as the invoke of `xstate.done.actor.login`. */
const OWN = /^xstate\.(?<kind>done|error)\.actor\.(?<invoke>.+)$/;
const AFTER = /^xstate\.after\.(?<delay>[^.]+)\./;

function eventWord(words: ChartWords, event: string): string {
  const { kind, invoke = '' } = OWN.exec(event)?.groups ?? {};
  if (kind !== undefined) {
    const word = words.invokes[invoke] ?? invoke;
    return kind === 'done' ? `«${word}» responde` : `«${word}» falla`;
  }
  const delay = AFTER.exec(event)?.groups?.['delay'];
  if (delay !== undefined) return `después de ${words.delays?.[delay] ?? `${delay} ms`}`;
  return words.events[event] ?? event;
}

/** A state with those around it: `Entrando, Se tarda`. */
const stateWord = (words: ChartWords, state: string) =>
  state
    .split('.')
    .map((key, index, all) => words.states[all.slice(0, index + 1).join('.')] ?? key)
    .join(', ');

/** The drawings of charts, which hold their words, load when they are asked for. */
async function wordsOf(chart: string): Promise<ChartWords | null> {
  try {
    const { findDrawing } = await import('#charts/layout/load.ts');
    return (await findDrawing(chart))?.words ?? null;
  } catch {
    return null;
  }
}

/** The Spanish words of the charts that entries tell of; a chart without any keeps its own names. */
export async function wordingOf(entries: readonly Entry[]): Promise<Wording> {
  const charts = entries.flatMap((entry) => ('chart' in entry ? [entry.chart] : []));
  const found = await Promise.all(
    [...new Set(charts)].map(async (one) => [one, await wordsOf(one)] as const),
  );
  const known = new Map(found);
  const withWords =
    <Value>(
      plain: (chart: string, value: Value) => string,
      spoken: (words: ChartWords, value: Value) => string,
    ) =>
    (chart: string, value: Value) => {
      const words = known.get(chart) ?? null;
      return words === null ? plain(chart, value) : spoken(words, value);
    };
  return {
    chart: (chart) => known.get(chart)?.name ?? chart,
    states: withWords(plainWording.states, (words, states) =>
      states.map((state) => stateWord(words, state)).join('; '),
    ),
    event: withWords(plainWording.event, eventWord),
  };
}
