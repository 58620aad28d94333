import * as z from 'zod/mini';
import { version } from '../../../package.json';
import { storyIdOf } from '../story-id.ts';
import { markedCharts } from './charts.ts';
import { COUNTS_KEY, textOfCounts } from './counts.ts';
import type { Marks } from './marks.ts';
import { merge, Walks, type CoverageFile } from './record.ts';
import { summaryOf } from './summary.ts';

/** Keys with this prefix survive the storage reset before each story. */
const KEY = 'rollux-recorridos-2';

const Stored = z.object({ tester: z.string(), walks: z.record(z.string(), z.unknown()) });

/** The tester at this browser, and the walks of each tester whose record is here. */
export interface Kept {
  readonly tester: string;
  readonly walks: Readonly<Record<string, Walks>>;
}

const EMPTY_RECORD: Kept = { tester: '', walks: {} };

/** Records that cannot be read, by their tester, as they were stored: they stay beside the others. */
let unread: Readonly<Record<string, unknown>> = {};

function read(): Kept {
  try {
    const { tester, walks } = z.parse(Stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const records = Object.entries(walks).map(([name, walk]) => ({
      name,
      walk,
      read: z.safeParse(Walks, walk),
    }));
    unread = Object.fromEntries(
      records.flatMap(({ name, walk, read: { success } }) => (success ? [] : [[name, walk]])),
    );
    return {
      tester,
      walks: Object.fromEntries(records.flatMap(({ name, read: { data } }) => (data ? [[name, data]] : []))),
    };
  } catch {
    return EMPTY_RECORD;
  }
}

let kept = read();
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of [...listeners]) listener();
};

// Another tab may have written.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  kept = read();
  changed();
});

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...next, walks: { ...unread, ...next.walks } }));
    localStorage.setItem(COUNTS_KEY, countsOf(next));
  } catch {
    // Without storage the record lasts until the page is closed.
  }
  changed();
}

/** What all testers have walked of each chart, for the sidebar around this page. */
function countsOf(record: Kept): string {
  const walks = allWalks(record);
  return textOfCounts(
    markedCharts().map(({ chart, marks }) => {
      const { walked, total } = summaryOf(walks, chart.name, marks);
      return { story: storyIdOf(chart.fixtures.words.name), walked: walked.length, total };
    }),
  );
}

/** The transitions that each tester has walked, kept in this browser. For useSyncExternalStore. */
export const coverage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => kept,
};

/** Sets the tester's name: each name has its own record. */
export const setTester = (tester: string) => {
  keep({ ...kept, tester });
};

/** The walks of the tester at this browser. */
export const ownWalks = ({ tester, walks }: Kept): Walks => walks[tester] ?? {};

/** The walks of all testers whose record is in this browser. */
export const allWalks = ({ walks }: Kept): Walks => Object.values(walks).reduce(merge, {});

/** Adds walks to a tester's record, merged with what other tabs stored. */
function add(tester: string, walks: Walks): void {
  const stored = read().walks;
  const own = [kept.walks[tester] ?? {}, stored[tester] ?? {}, walks].reduce(merge);
  keep({ tester: kept.tester, walks: { ...kept.walks, ...stored, [tester]: own } });
}

/** Adds transitions to the tester's record. */
export function addWalked(machine: string, edges: readonly string[], marks: Marks): void {
  const known = ownWalks(kept)[machine] ?? {};
  const at = new Date().toISOString();
  const fresh = edges.flatMap((id) => {
    const mark = marks.get(id);
    return mark === undefined || known[id]?.mark === mark ? [] : [[id, { mark, version, at }] as const];
  });
  if (fresh.length > 0) add(kept.tester, { [machine]: Object.fromEntries(fresh) });
}

/** Adds the walks of a file to the record of its tester. */
export const addFile = ({ tester, walks }: CoverageFile): void => {
  add(tester, walks);
};

/** The tester's record as a file. */
export const fileOf = (record: Kept): CoverageFile => ({
  format: 'rollux-avance-1',
  tester: record.tester,
  version,
  walks: ownWalks(record),
});
