import type { StateValue } from 'xstate';
import type { RouteId } from '#src/config/routes.ts';
import type { Known } from './clean-text.ts';
import { describe, type Description } from './describe.ts';

/** What a page sends about something that failed in it. */
export interface ErrorReport extends Description {
  /** An uncaught error, an uncaught rejection, a screen that could not be shown, or a reply that could not be decoded, or only in part. */
  readonly kind: 'error' | 'rejection' | 'route' | 'decode';
  /** The kind of page, without the parameters of its address; null when no route matches. */
  readonly page: RouteId | null;
  /** The script with which the page began: its name changes with every version. */
  readonly version: string;
  /** The states of the shared charts, without their context. */
  readonly charts: Readonly<Record<string, StateValue>>;
}

/** Reports that a page sends until it is loaded again. */
export const MOST_REPORTS = 10;

interface Surroundings {
  readonly version: string;
  readonly known: Known;
  readonly page: () => RouteId | null;
  readonly charts: () => ErrorReport['charts'];
  readonly send: (report: ErrorReport) => void;
}

/** Returns a function that reports an error once for each page load, and no more than ten of them. */
export function createReporter({ version, known, page, charts, send }: Surroundings) {
  const sent = new Set<string>();
  return (kind: ErrorReport['kind'], error: unknown): void => {
    const about = { kind, page: page(), ...describe(error, known) };
    const key = JSON.stringify(about);
    if (sent.has(key) || sent.size >= MOST_REPORTS) return;
    sent.add(key);
    send({ ...about, version, charts: charts() });
  };
}
