import * as z from 'zod/mini';
import { Act } from './act.ts';

/** A walk that somebody saved: it is done again in Storybook and as a test. */
export const WalkReport = z.object({
  format: z.literal('rollux-recorrido-1'),
  machine: z.string(),
  /** Fingerprint of the chart that was walked. */
  chart: z.string(),
  /** Number of the start, and its name. */
  start: z.int().check(z.nonnegative()),
  scenario: z.string(),
  steps: z.array(
    z.object({
      act: Act,
      /** What was done, for people. */
      text: z.string(),
      /** Transitions that it took. */
      edges: z.array(z.string()),
      /** Active states afterwards. */
      value: z.unknown(),
    }),
  ),
});
export type WalkReport = z.output<typeof WalkReport>;

/** The report in a file's text, or why there is none, in Spanish. */
export function readReport(text: string): WalkReport | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'El archivo no es JSON.';
  }
  const decoded = z.safeParse(WalkReport, content);
  if (decoded.success) return decoded.data;
  const place = decoded.error.issues[0]?.path.join('.') ?? '';
  return place === ''
    ? 'El archivo no es un recorrido.'
    : `El archivo no es un recorrido: revisa «${place}».`;
}
