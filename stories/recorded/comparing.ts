import { wellText } from '#mocks/demo/recording/entry-text.ts';
import type { Entry } from '#mocks/demo/recording/recording.ts';

/** What a step of a recording begins with: an act of the person, faults that the tester set, or a page that was loaded anew. */
export type Cause = Entry & { readonly is: 'act' | 'network' | 'page' };

/** A step of a recording: its cause, and all that followed until the next. */
export interface Step {
  /** Null for what happened before the first. */
  readonly cause: Cause | null;
  /** The place of its cause in the recording. */
  readonly number: number;
  readonly after: readonly Entry[];
}

const isCause = (entry: Entry): entry is Cause =>
  entry.is === 'act' || entry.is === 'network' || (entry.is === 'page' && entry.isLoaded === true);

/** The steps of a recording, from its beginning on. */
export function stepsIn(entries: readonly Entry[]): readonly Step[] {
  const causes = [...entries.entries()].filter(([, entry]) => isCause(entry)).map(([number]) => number);
  return [-1, ...causes].map((number, index): Step => {
    const cause = entries[number];
    return {
      cause: cause !== undefined && isCause(cause) ? cause : null,
      number,
      after: entries.slice(number + 1, causes[index]),
    };
  });
}

/** Charts that follow the browser and the clock instead of the person: each repetition differs in them. */
const OF_THE_BROWSER = ['configuration', 'version', 'visit', 'news', 'retryWait', 'palette'];

/** Whether a recording has the statuses of what went well: those of former versions have none. */
const hasStatuses = (entries: readonly Entry[]) =>
  entries.some((entry) => entry.is === 'answer' && entry.reason === null && entry.status !== null);

/** What of an entry must happen again; null for what may differ, such as waits and the ids in an address. */
function keyOf(entry: Entry, withStatus: boolean): string | null {
  switch (entry.is) {
    case 'page':
      return `Página ${entry.address.replace(/[?#].*$/, '')}`;
    case 'call':
      return `Llamada ${entry.call}`;
    case 'answer':
      // A page that is left sooner cancels more.
      return entry.reason === 'cancelada'
        ? null
        : `Respuesta de ${entry.call}: ${entry.reason ?? wellText(withStatus ? entry.status : null)}`;
    case 'move':
      return OF_THE_BROWSER.includes(entry.chart) || entry.event.startsWith('xstate.after.')
        ? null
        : `${entry.chart}: ${entry.event}`;
    default:
      return null;
  }
}

const countIn = (keys: readonly string[], wanted: string) => keys.filter((key) => key === wanted).length;

interface Progress {
  /** What was recorded until the end of a step, and the step itself. */
  readonly recorded: readonly Entry[];
  readonly step: readonly Entry[];
  /** What has happened again, and since when it counts for this step. */
  readonly repeated: readonly Entry[];
  readonly since: number;
}

/** What of a step did not happen again: neither since the step before, nor sooner, as often as in the recording. */
export function missingIn({ recorded, step, repeated, since }: Progress): readonly string[] {
  const withStatus = hasStatuses(recorded);
  const keysOf = (entries: readonly Entry[]) =>
    entries.map((entry) => keyOf(entry, withStatus)).filter((key) => key !== null);
  const all = keysOf(repeated);
  const recent = keysOf(repeated.slice(since));
  const wanted = keysOf(recorded);
  return [...new Set(keysOf(step))].filter(
    (key) => !recent.includes(key) && countIn(all, key) < countIn(wanted, key),
  );
}

/** A call that a repetition makes more often, or less often, than its recording. */
export interface CallDifference {
  readonly call: string;
  readonly recorded: number;
  readonly repeated: number;
}

/** What happened from the first act on: a page had loaded already when its recording began. */
const fromFirstAct = (entries: readonly Entry[]) => {
  const first = entries.findIndex(({ is }) => is === 'act');
  return first === -1 ? [] : entries.slice(first);
};

/** Compares how often each call was made from the first act on. */
export function callDifferences(
  recorded: readonly Entry[],
  repeated: readonly Entry[],
): readonly CallDifference[] {
  const [before, now] = [fromFirstAct(recorded), fromFirstAct(repeated)];
  const count = (entries: readonly Entry[], call: string) =>
    entries.filter((entry) => entry.is === 'call' && entry.call === call).length;
  const calls = [...before, ...now].flatMap((entry) => (entry.is === 'call' ? [entry.call] : []));
  return [...new Set(calls)]
    .map((call) => ({ call, recorded: count(before, call), repeated: count(now, call) }))
    .filter((one) => one.recorded !== one.repeated);
}
