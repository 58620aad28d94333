import * as z from 'zod/mini';
import { workingStorage } from './working-storage.ts';

const count = z.int().check(z.minimum(0));
const newest = z.nullable(z.string());

/** What a person has seen in the panel: counts, and the date of the newest file of each kind (null: there was none). */
const Seen = z.object({
  counts: z.object({ quotes: z.optional(count), orders: z.optional(count), cart: z.optional(count) }),
  files: z.object({
    prices: z.optional(newest),
    catalogs: z.optional(newest),
    promotions: z.optional(newest),
  }),
});
export type Seen = z.output<typeof Seen>;

/** The previous visit: what the person had seen by its end, and the time of its end in ms since 1970. */
const PreviousVisit = z.extend(Seen, { at: z.number() });
export type PreviousVisit = z.output<typeof PreviousVisit>;

/** The most recent visit of a person. */
const Visit = z.object({
  /** Time of the last activity, in ms since 1970. */
  at: z.number(),
  seen: Seen,
  /** The previous visit; null on the first. */
  before: z.nullable(PreviousVisit),
});
type Visit = z.output<typeof Visit>;

/** All visits by user id. Entries of other people are kept unchanged, even when they cannot be read. */
const VisitRecords = z.object({ version: z.literal(1), visits: z.record(z.string(), z.unknown()) });
type VisitRecords = z.output<typeof VisitRecords>;

const KEY = 'rollux-visitas';

/** A visit ends when the panel has not been visible for this long. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/** How often an open visit is recorded. */
const RECORD_EVERY_MS = 60_000;

const EMPTY: VisitRecords = { version: 1, visits: {} };
const NOTHING: Seen = { counts: {}, files: {} };

/**
 * Used when the storage throws (private windows, blocked by policy, full): the visit is then known in this tab only.
 */
let memory: VisitRecords = EMPTY;
const { get: storage, attempt } = workingStorage();

function parse(text: string): VisitRecords {
  try {
    const records = z.safeParse(VisitRecords, JSON.parse(text));
    return records.success ? records.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

function read(): VisitRecords {
  const text = attempt(() => storage()?.getItem(KEY) ?? null, null);
  return storage() === null ? memory : parse(text ?? '');
}

function write(records: VisitRecords): void {
  memory = records;
  attempt(() => storage()?.setItem(KEY, JSON.stringify(records)), undefined);
}

function visitOf(person: number): Visit | null {
  const visit = z.safeParse(Visit, read().visits[person]);
  return visit.success ? visit.data : null;
}

function keep(person: number, visit: Visit): void {
  const records = read();
  write({ ...records, visits: { ...records.visits, [person]: visit } });
}

/** Returns the visit at a given time: the same one, or a new one with a reference to it when it has ended. */
function visitAt(visit: Visit | null, now: number): Visit {
  if (visit === null) return { at: now, seen: NOTHING, before: null };
  if (now - visit.at <= VISIT_ENDS_AFTER_MS) return { ...visit, at: now };
  return { at: now, seen: visit.seen, before: { ...visit.seen, at: visit.at } };
}

/** Adds to what a person has seen in the current visit; values that are not given stay unchanged. */
export function keepSeen(person: number, seen: Seen): void {
  const visit = visitOf(person) ?? visitAt(null, Date.now());
  const counts = { ...visit.seen.counts, ...seen.counts };
  const files = { ...visit.seen.files, ...seen.files };
  keep(person, { ...visit, seen: { counts, files } });
}

/** Events of a person's visit. */
export type VisitStoreEvent =
  /** The visit continues or begins; `before` is null on the first visit. */
  | { readonly type: 'visit.opened'; readonly before: PreviousVisit | null }
  /** The previous visit has ended and a new one begins. */
  | { readonly type: 'visit.turned'; readonly before: PreviousVisit }
  /** The page is hidden. */
  | { readonly type: 'visit.left' }
  /** The page is visible again before the visit has ended. */
  | { readonly type: 'visit.resumed' };

/**
 * Records a person's visits to the panel in this browser, under their id. The record holds only counts, dates of files
 * and times. It is kept after logout, so that a person who logs in every morning sees what is new. A visit ends when
 * the panel has not been visible in any tab for 30 minutes. When a tab becomes visible after that (the computer slept,
 * the person returns to the tab), the next visit begins.
 * @param listener called immediately with the start of the visit, then with every later event.
 * @returns a function that ends the subscription.
 */
export function watchVisit(person: number, listener: (event: VisitStoreEvent) => void): () => void {
  /** Records the current time. Returns the previous visit when this begins a new one, otherwise null. */
  function recordVisit(): PreviousVisit | null {
    const last = visitOf(person);
    const visit = visitAt(last, Date.now());
    keep(person, visit);
    return visit.before !== null && visit.before.at === last?.at ? visit.before : null;
  }
  const continueVisit = (otherwise: () => void) => {
    const before = recordVisit();
    if (before === null) otherwise();
    else listener({ type: 'visit.turned', before });
  };
  const onInterval = () => {
    if (document.visibilityState === 'visible') continueVisit(() => undefined);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      continueVisit(() => {
        listener({ type: 'visit.resumed' });
      });
      return;
    }
    // The page was visible until now and may never be visible again.
    recordVisit();
    listener({ type: 'visit.left' });
  };
  recordVisit();
  listener({ type: 'visit.opened', before: visitOf(person)?.before ?? null });
  const timer = setInterval(onInterval, RECORD_EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
