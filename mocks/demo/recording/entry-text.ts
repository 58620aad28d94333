import { callNames } from '#src/api/contract/index.ts';
import type { Network } from '../../faults/conditions.ts';
import { labelOf } from '../../faults/label.ts';
import { callWord } from '../call-words.ts';
import { handText } from '../hand/hand.ts';
import type { Entry } from './recording.ts';
import { severities } from './severities.ts';

/** What charts and their parts are called; each gives back what it is given where there is no word. */
export interface Wording {
  readonly chart: (chart: string) => string;
  readonly states: (chart: string, states: readonly string[]) => string;
  readonly event: (chart: string, event: string) => string;
}

/** Charts by their own names, which people who write the app know. */
export const plainWording: Wording = {
  chart: (chart) => chart,
  states: (_, states) => states.join(', '),
  event: (_, event) => event,
};

const levels = { error: 'error', warn: 'advertencia' } as const;

/** An entry in a line of Spanish. */
export function entryText(entry: Entry, words: Wording): string {
  switch (entry.is) {
    case 'page':
      return `Página ${entry.address}`;
    case 'act':
      return handText(entry.act);
    case 'start':
      return `${words.chart(entry.chart)} empieza en ${words.states(entry.chart, entry.to)}`;
    case 'move': {
      const { chart, event, from, to } = entry;
      const where = words.states(chart, to);
      const isSame = words.states(chart, from) === where;
      const way = isSame ? `sigue en ${where}` : `${words.states(chart, from)} → ${where}`;
      return `${words.chart(chart)}: ${words.event(chart, event)}, ${way}`;
    }
    case 'end':
      return `${words.chart(entry.chart)} termina`;
    case 'call':
      return `Llamada «${callWord(entry.call)}», ${entry.request}`;
    case 'answer':
      return `Respuesta a «${callWord(entry.call)}»: ${answerText(entry)}`;
    case 'line':
      return `Consola, ${levels[entry.level]}: ${entry.text}`;
    case 'network':
      return `Red: ${networkText(entry.network)}`;
    case 'mark':
      return `Error: ${entry.text} (${severities[entry.severity]})`;
  }
}

/** How a call came back that went well: `bien (200)`; without a status, `bien`. */
export const wellText = (status: number | null): string =>
  status === null ? 'bien' : `bien (${String(status)})`;

/** How a call came back, and after how long: `bien (200), 32 ms`. */
export const answerText = ({ reason, status, ms }: Entry & { is: 'answer' }): string =>
  `${reason ?? wellText(status)}, ${String(ms)} ms`;

/** What the tester set for the calls, in Spanish. */
export function networkText({ latencyMs, faults }: Network): string {
  const failing = callNames.flatMap((call) => {
    const { [call]: fault } = faults;
    return fault === undefined ? [] : [`«${callWord(call)}» ${labelOf(fault)}`];
  });
  const late = latencyMs === 0 ? [] : [`todas las llamadas, ${String(latencyMs)} ms más`];
  const all = [...late, ...failing];
  return all.length === 0 ? 'sin esperas ni fallas' : all.join('; ');
}
