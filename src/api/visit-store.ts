import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const newest = z.nullable(z.string());

/** What somebody has seen in the panel: numbers, and the date of the newest file of each kind (null: none had one). */
const Seen = z.object({
  counts: z.object({ quotes: z.optional(count), orders: z.optional(count), cart: z.optional(count) }),
  files: z.object({
    prices: z.optional(newest),
    catalogs: z.optional(newest),
    promotions: z.optional(newest),
  }),
});
export type Seen = z.output<typeof Seen>;

/** A visit that is over: what had been seen by its end, and when that was (ms since 1970). */
const Before = z.extend(Seen, { at: z.number() });
export type Before = z.output<typeof Before>;

/** The newest visit of a person. */
const Visit = z.object({
  /** When they were last here, ms since 1970. */
  at: z.number(),
  seen: Seen,
  /** The visit before this one; null on a first. */
  before: z.nullable(Before),
});
type Visit = z.output<typeof Visit>;

/** Other people's entries are kept unchanged, whether we can read them or not. */
const Book = z.object({ version: z.literal(1), visits: z.record(z.string(), z.unknown()) });
type Book = z.output<typeof Book>;

const KEY = 'rollux-visitas';

/** A visit is over when nobody has looked at the panel for so long. */
const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/** How often a visit that goes on is noted. */
const PRESENCE_EVERY_MS = 60_000;

const EMPTY: Book = { version: 1, visits: {} };
const NOTHING: Seen = { counts: {}, files: {} };

/** Serves where the storage throws (private windows, blocked by policy, full): a visit is then known in this tab. */
let memory: Book = EMPTY;
let storageWorks = true;

function parse(text: string): Book {
  try {
    const book = z.safeParse(Book, JSON.parse(text));
    return book.success ? book.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

function read(): Book {
  if (!storageWorks) return memory;
  try {
    // Where it is blocked, only to name it throws.
    if (typeof localStorage === 'undefined') return memory;
    return parse(localStorage.getItem(KEY) ?? '');
  } catch {
    storageWorks = false;
    return memory;
  }
}

function write(book: Book): void {
  memory = book;
  if (!storageWorks) return;
  try {
    if (typeof localStorage === 'undefined') return;
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    storageWorks = false;
  }
}

function visitOf(person: number): Visit | null {
  const visit = z.safeParse(Visit, read().visits[person]);
  return visit.success ? visit.data : null;
}

function keep(person: number, visit: Visit): void {
  const book = read();
  write({ ...book, visits: { ...book.visits, [person]: visit } });
}

/** A visit seen again at a time: the same one, or, where nobody was here for long, a new one that remembers it. */
function visitAt(visit: Visit | null, now: number): Visit {
  if (visit === null) return { at: now, seen: NOTHING, before: null };
  if (now - visit.at <= VISIT_ENDS_AFTER_MS) return { ...visit, at: now };
  return { at: now, seen: visit.seen, before: { ...visit.seen, at: visit.at } };
}

/** Adds to what a person has seen in their visit; what they have not looked at this time stays from the last. */
export function keepSeen(person: number, seen: Seen): void {
  const visit = visitOf(person) ?? visitAt(null, Date.now());
  const counts = { ...visit.seen.counts, ...seen.counts };
  const files = { ...visit.seen.files, ...seen.files };
  keep(person, { ...visit, seen: { counts, files } });
}

/** What becomes of a person's visit. */
export type VisitSign =
  /** It goes on or begins; null where it is the first. */
  | { readonly type: 'visit.opened'; readonly before: Before | null }
  /** They are back after so long that it is another one. */
  | { readonly type: 'visit.turned'; readonly before: Before }
  /** The page is no longer looked at. */
  | { readonly type: 'visit.left' }
  /** It is looked at again, soon enough for the visit to go on. */
  | { readonly type: 'visit.resumed' };

/**
 * A person's visits to the panel, kept by this browser under their id. Beyond counts, dates of files and when they were
 * here it holds nothing of them, and it survives logging out: who logs in every morning is to be told what is new. A
 * visit is over when the panel has not been looked at for 30 minutes, in whatever tab; one that was left open and is
 * looked at again (a machine that slept, a tab come back to) then turns into the next.
 * @param listener told at once how it begins, and of what follows.
 * @returns a function that ends the watch.
 */
export function watchVisit(person: number, listener: (sign: VisitSign) => void): () => void {
  /** Notes that somebody is here; the visit before, if another one begins by that. */
  function note(): Before | null {
    const last = visitOf(person);
    const visit = visitAt(last, Date.now());
    keep(person, visit);
    return visit.before !== null && visit.before.at === last?.at ? visit.before : null;
  }
  const lookAgain = (otherwise: () => void) => {
    const before = note();
    if (before === null) otherwise();
    else listener({ type: 'visit.turned', before });
  };
  const onBeat = () => {
    if (document.visibilityState === 'visible') lookAgain(() => undefined);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      lookAgain(() => {
        listener({ type: 'visit.resumed' });
      });
      return;
    }
    // It was looked at until now, and nobody knows whether it will be again.
    note();
    listener({ type: 'visit.left' });
  };
  note();
  listener({ type: 'visit.opened', before: visitOf(person)?.before ?? null });
  const timer = setInterval(onBeat, PRESENCE_EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
