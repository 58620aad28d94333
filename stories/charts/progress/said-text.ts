import { calendarOf } from '#src/format/dates.ts';
import type { Judged, Said } from './record.ts';

/** What a verdict is called, and its sign. */
export const saidWords = {
  right: { sign: '✔', says: 'Está bien' },
  wrong: { sign: '✘', says: 'Está mal' },
  open: { sign: '○', says: 'Sin juzgar otra vez' },
} as const satisfies Record<Said['is'], { readonly sign: string; readonly says: string }>;

/** "Ana, 30 nov 2026, 6:20 p.m., versión 0.1.0": who said something, when, and of which version. */
function sourceText({ by, at, version }: Said): string {
  const here = calendarOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `${by === '' ? 'sin nombre' : by}, ${here.moment(Date.parse(at))}, versión ${version}`;
}

/** "✔ Está bien: Ana, 30 nov 2026, 6:20 p.m., versión 0.1.0" */
export const saidText = (said: Said): string =>
  `${saidWords[said.is].sign} ${saidWords[said.is].says}: ${sourceText(said)}`;

/** The verdict on a step: what is said of all its transitions, the newest; null where it is not the same of all. */
export function verdictOf(edges: readonly string[], judged: ReadonlyMap<string, Judged>): Judged | null {
  const all = edges.map((id) => judged.get(id) ?? null);
  const [first = null] = all;
  return all.every((one) => one?.is === first?.is) ? first : null;
}
