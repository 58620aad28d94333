import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { watchDraft } from '#src/api/stored/draft-store.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import { DRAFTS, OUTBOX, ownKey, type Owner } from '#src/api/stored/names.ts';
import { changeOutbox, readOutbox, withUnsent } from '#src/api/stored/outbox-store.ts';
import {
  readOwner,
  readToken,
  removeExpiredToken,
  removeToken,
  writePerson,
  writeToken,
} from '#src/api/stored/session-store.ts';
import { storedItems } from '#src/api/stored/stored-items.ts';
import { RUNS } from '#tests/support/runs.ts';

/** Storage of a browser that may be full, or that dies after some writes: later ones of the same act do nothing. */
class MortalStorage {
  readonly items: Map<string, string>;
  isFull = false;
  writesLeft = Number.POSITIVE_INFINITY;

  constructor(items = new Map<string, string>()) {
    this.items = items;
    vi.stubGlobal('localStorage', this);
  }
  readonly getItem = (key: string) => this.items.get(key) ?? null;
  readonly setItem = (key: string, text: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    if (this.#lives()) this.items.set(key, text);
  };
  readonly removeItem = (key: string) => {
    if (this.#lives()) this.items.delete(key);
  };
  get isDead() {
    return this.writesLeft < 0;
  }
  #lives() {
    this.writesLeft -= 1;
    return this.writesLeft >= 0;
  }
}

/** The next build: an unsent quote needs a reason, which the quotes of this one get by a migration. */
const Next = z.object({
  state: z.string(),
  quote: z.looseObject({ key: z.string() }),
  reason: z.string(),
});
const nextBuild = storedItems<z.output<typeof Next>>({
  name: OUTBOX,
  version: 3,
  read: (stored) => {
    const read = z.safeParse(Next, stored).data;
    return read === undefined ? { items: [], unread: [stored] } : { items: [read], unread: [] };
  },
  migrations: {
    1: ({ unsent }) => ({
      items: z.parse(z.array(z.unknown()), unsent).map((quote) => ({ state: 'unsent', quote })),
    }),
    2: ({ items, unread }) => ({
      items: z.parse(z.array(z.looseObject({})), items).map((item) => ({ ...item, reason: 'sin señal' })),
      unread,
    }),
  },
});

const unsent = (key: string) => ({
  key,
  at: 1,
  folio: null,
  values: {
    id: key,
    revision: null,
    title: '',
    client: { name: '', phone: '', email: '' },
    margin_bp: 1_250,
    windows: [],
    price_list: { id: 'publico', version: 1 },
    total_centavos: 496_738,
  },
  refusal: null,
});

const PERSONS = [1, 2] as const;
const act = fc.record({
  type: fc.constantFrom('logIn', 'expire', 'logOut', 'draft', 'save', 'saveInNextBuild'),
  person: fc.constantFrom(...PERSONS),
  isFull: fc.constantFrom(false, false, false, true),
  dies: fc.option(fc.nat(3), { freq: 3 }),
});

let storage: MortalStorage;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What must be stored, by its owner: marks that were stored for certain, and the one of the open draft. */
class Expected {
  readonly unsent = new Map<Owner, Set<string>>();
  readonly draft = new Map<Owner, string>();
  readonly others = new Map<Owner, Set<string>>();

  of = (marks: Map<Owner, Set<string>>, owner: Owner) => {
    const known = marks.get(owner) ?? new Set<string>();
    marks.set(owner, known);
    return known;
  };
  adopt(person: number) {
    const theirs = this.draft.get('visitor');
    if (theirs === undefined) return;
    const own = this.draft.get(person);
    if (own !== undefined) this.of(this.others, person).add(own);
    this.draft.set(person, theirs);
    this.draft.delete('visitor');
  }
}

/** Everything that a build can show of an owner's. */
const shownTo = (owner: Owner) =>
  JSON.stringify([
    drafts.read(owner),
    typeof owner === 'number' ? [readOutbox(owner), nextBuild.read(owner)] : [],
  ]);

it('nothing unsent is lost, and nothing of a person is shown to another, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 30 }), fc.boolean(), (acts, beganWithVersion1) => {
      storage = new MortalStorage();
      const expected = new Expected();
      if (beganWithVersion1) {
        storage.items.set(
          ownKey(OUTBOX, 1),
          JSON.stringify({ version: 1, unsent: [unsent('<1:first>'), { key: '<1:broken>' }], sent: [] }),
        );
        expected.of(expected.unsent, 1).add('<1:first>').add('<1:broken>');
      }
      let session: number | null = null;
      for (const [at, { type, person, isFull, dies }] of acts.entries()) {
        const owner = readOwner();
        const mark = `<${String(owner)}:${String(at)}>`;
        storage.isFull = isFull;
        storage.writesLeft = dies ?? Number.POSITIVE_INFINITY;
        const isCertain = () => !storage.isDead;
        if (type === 'logIn' && session === null) {
          writeToken(`${String(person)}|token`);
          writePerson(person);
        } else if (type === 'expire' && session !== null) removeExpiredToken();
        else if (type === 'logOut' && session !== null) {
          // What a person leaves on purpose may go from the first write on.
          expected.unsent.delete(session);
          removeToken();
        } else if (type === 'draft' && owner !== null) {
          const writer = watchDraft(() => undefined);
          writer.keep({ ...EMPTY_DRAFT, windows: [emptyWindow('a', mark)] });
          writer.close();
          if (storage.getItem(ownKey(DRAFTS, owner))?.includes(mark) === true)
            expected.draft.set(owner, mark);
        } else if (type === 'save' && typeof owner === 'number') {
          const isStored = changeOutbox(owner, (outbox) => withUnsent(outbox, unsent(mark)));
          if (isStored && isCertain()) expected.of(expected.unsent, owner).add(mark);
        } else if (type === 'saveInNextBuild' && typeof owner === 'number') {
          const isStored = nextBuild.change(owner, ({ items, unread }) => ({
            items: [...items, { state: 'unsent', quote: unsent(mark), reason: 'sin señal' }],
            unread,
          }));
          if (isStored && isCertain()) expected.of(expected.unsent, owner).add(mark);
        }
        // The page starts again, and the server says whose session it is.
        storage = new MortalStorage(storage.items);
        const token = readToken();
        session = token === null ? null : Number(token.split('|')[0]);
        if (session !== null) {
          writePerson(session);
          expected.adopt(session);
        }

        for (const one of [...PERSONS, 'visitor'] as const) {
          const texts = [DRAFTS, OUTBOX].map((name) => storage.getItem(ownKey(name, one)) ?? '').join();
          const kept = [
            ...expected.of(expected.unsent, one),
            ...expected.of(expected.others, one),
            ...(expected.draft.has(one) ? [expected.draft.get(one)] : []),
          ];
          for (const text of kept) expect(texts, `${String(text)} after ${type}`).toContain(text);
        }
        const now = readOwner() ?? 'visitor';
        const shown = shownTo(now);
        for (const other of PERSONS.filter((one) => one !== now)) {
          expect(shown, `of ${String(other)} after ${type}`).not.toContain(`<${String(other)}:`);
        }
      }
      for (const one of PERSONS) {
        const readable = JSON.stringify(nextBuild.read(one).items);
        for (const text of [...expected.of(expected.unsent, one)].filter(
          (mark) => !mark.includes('broken'),
        )) {
          expect(readable, 'in the next build').toContain(text);
        }
      }
    }),
    { numRuns: RUNS },
  );
});
