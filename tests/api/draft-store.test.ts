import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { NOTHING_ASIDE, watchDraft, type DraftStoreEvent } from '#src/api/stored/draft-store.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import { ownKey } from '#src/api/stored/names.ts';
import { removeExpiredToken, removeToken, writePerson, writeToken } from '#src/api/stored/session-store.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'rollux-cotizacion';
const browser = useFakeBrowser();
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
});
const open = new Set<() => void>();
afterEach(() => {
  for (const close of open) close();
  open.clear();
  vi.useRealTimers();
});

const withWindow = (name: string): Draft => ({ ...EMPTY_DRAFT, windows: [emptyWindow('a', name)] });
/** The text of an entry. */
const stored = (...items: readonly unknown[]) => JSON.stringify({ version: 2, items });
const found = (draft: Draft | null) => ({ type: 'draft.found', draft, aside: NOTHING_ASIDE });
const storedNow = () => drafts.read('visitor').items;

function watch() {
  const signs: DraftStoreEvent[] = [];
  const keeper = watchDraft((sign) => signs.push(sign));
  open.add(keeper.close);
  return { signs, keeper };
}

describe('the store of the draft', () => {
  it('reads the stored draft (B88)', () => {
    expect(watch().signs).toEqual([found(null)]);
    browser().store(KEY, stored(withWindow('Sala')));
    expect(watch().signs).toEqual([found(withWindow('Sala'))]);
  });

  it('reads a draft of version 1, which was the whole entry', () => {
    browser().store(KEY, JSON.stringify({ version: 1, ...withWindow('Sala') }));
    expect(watch().signs).toEqual([found(withWindow('Sala'))]);
  });

  it.each([
    '{"version":2,"items":[{"windows":[',
    '{"version":99,"items":[]}',
    '"text"',
    stored({ unit: 'cm' }),
  ])('sets %j aside, and never overwrites it (B88)', (text) => {
    browser().store(KEY, text);
    const { signs, keeper } = watch();
    expect(signs).toMatchObject([{ type: 'draft.found', draft: null, aside: { unread: [{}] } }]);
    keeper.keep(withWindow('Sala'));
    vi.advanceTimersByTime(250);
    const again = watch().signs;
    expect(again).toMatchObject([{ draft: { windows: [{ name: 'Sala' }] } }]);
    expect(again[0]).toMatchObject({ aside: signs[0]?.type === 'draft.found' ? signs[0].aside : null });
  });

  it('keeps the other windows of a draft with one that cannot be read, and that one aside', () => {
    const bad = { key: 'b', name: 'Cocina', width: 120 };
    const good = withWindow('Sala');
    browser().store(KEY, stored({ ...good, title: 'Casa', windows: [...good.windows, bad] }));
    const { signs, keeper } = watch();
    expect(signs).toMatchObject([
      {
        draft: { title: 'Casa', windows: [{ name: 'Sala' }] },
        aside: { unread: [{ version: 2, items: [{ title: 'Casa', windows: [bad] }] }] },
      },
    ]);
    keeper.keep(withWindow('Comedor'));
    vi.advanceTimersByTime(250);
    expect(browser().stored(KEY)).toContain(JSON.stringify(bad));
  });

  it('keeps the windows of a draft whose margin cannot be read', () => {
    browser().store(KEY, stored({ ...withWindow('Sala'), margin: { bp: 1_250 }, client: null }));
    expect(watch().signs).toMatchObject([{ draft: withWindow('Sala'), aside: { unread: [{}] } }]);
  });

  it('reads an inaccessible storage as an empty draft', () => {
    browser().broken.set('getItem', new DOMException('no', 'SecurityError'));
    expect(watch().signs).toEqual([found(null)]);
  });

  it('writes the newest of many changes once', () => {
    const { keeper, signs } = watch();
    for (const name of ['S', 'Sa', 'Sala']) {
      keeper.keep(withWindow(name));
      vi.advanceTimersByTime(200);
    }
    expect(browser().stored(KEY)).toBeNull();
    vi.advanceTimersByTime(50);
    expect(storedNow()).toEqual([withWindow('Sala')]);
    expect(signs).toHaveLength(1);
  });

  it('writes at once when the page is hidden', () => {
    const { keeper } = watch();
    keeper.keep(withWindow('Sala'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(browser().stored(KEY)).toContain('Sala');
  });

  it('removes the stored draft when it has no windows', () => {
    const { keeper } = watch();
    keeper.keep(withWindow('Sala'));
    vi.advanceTimersByTime(250);
    keeper.keep(EMPTY_DRAFT);
    vi.advanceTimersByTime(250);
    expect(browser().stored(KEY)).toBeNull();
  });

  it('reports once when the storage refuses, and once when it works again', () => {
    const { keeper, signs } = watch();
    browser().broken.set('setItem', new DOMException('full', 'QuotaExceededError'));
    for (const name of ['Sala', 'Comedor']) {
      keeper.keep(withWindow(name));
      vi.advanceTimersByTime(250);
    }
    browser().broken.clear();
    keeper.keep(withWindow('Cocina'));
    vi.advanceTimersByTime(250);
    expect(signs.slice(1)).toEqual([{ type: 'draft.refused' }, { type: 'draft.kept' }]);
  });

  it('receives drafts from other tabs only, and none after it was closed', () => {
    const { keeper, signs } = watch();
    browser().otherTab('otra-clave', 'x');
    browser().otherTab(KEY, 'no draft');
    browser().otherTab(KEY, null);
    browser().otherTab(KEY, stored(withWindow('Sala')));
    keeper.close();
    browser().otherTab(KEY, stored(withWindow('Comedor')));
    expect(signs.filter(({ type }) => type === 'draft.elsewhere')).toEqual([
      { type: 'draft.elsewhere', draft: withWindow('Sala') },
    ]);
  });
});

describe('whose a draft is', () => {
  const ANA = 1;
  const BETO = 2;
  const anas: Draft = {
    ...withWindow('Sala'),
    title: 'Casa de los Garza',
    client: { name: 'Ana Lozano', phone: '81 1234 5678', email: 'ana@ejemplo.mx' },
    margin: '12.5',
    quote: { id: 'casa', revision: 3, folio: 'C-1042' },
  };
  const logIn = (person: number) => {
    writeToken(`${String(person)}|token`);
    writePerson(person);
  };
  const shown = () => watch().signs[0];
  const keepNow = (draft: Draft) => {
    const { keeper } = watch();
    keeper.keep(draft);
    keeper.close();
  };

  it('stays with the person after an expired session: nobody else gets it, and they find it', () => {
    logIn(ANA);
    keepNow(anas);
    removeExpiredToken();
    expect(shown()).toEqual(found(null));
    logIn(BETO);
    expect(shown()).toEqual(found(null));
    keepNow(withWindow('Comedor'));
    removeExpiredToken();
    logIn(ANA);
    expect(shown()).toEqual(found(anas));
  });

  it('stays with the person after a logout, without its client, margin and quote', () => {
    logIn(ANA);
    keepNow(anas);
    removeToken();
    expect(shown()).toEqual(found(null));
    logIn(BETO);
    expect(shown()).toEqual(found(null));
    logIn(ANA);
    expect(shown()).toEqual(found({ ...EMPTY_DRAFT, windows: anas.windows }));
  });

  it("becomes the person's who logs in, in front of one that they had begun", () => {
    keepNow(withWindow('De visita'));
    logIn(ANA);
    expect(shown()).toEqual(found(withWindow('De visita')));
    expect(browser().stored(KEY)).toBeNull();
    removeExpiredToken();
    keepNow(withWindow('Otra vez de visita'));
    logIn(ANA);
    expect(shown()).toEqual({
      type: 'draft.found',
      draft: withWindow('Otra vez de visita'),
      aside: { others: [withWindow('De visita')], unread: [] },
    });
  });

  it('follows the session of an open page, and writes what was typed for its person', () => {
    logIn(ANA);
    const { signs, keeper } = watch();
    keeper.keep(anas);
    removeExpiredToken();
    expect(signs.at(-1)).toEqual(found(null));
    keeper.keep(withWindow('De visita'));
    vi.advanceTimersByTime(250);
    logIn(ANA);
    expect(signs.at(-1)).toEqual({
      type: 'draft.found',
      draft: withWindow('De visita'),
      aside: { others: [anas], unread: [] },
    });
  });

  it('does not write a client back after a logout that comes before the delay has passed', () => {
    logIn(ANA);
    const { keeper } = watch();
    keeper.keep(anas);
    removeToken();
    vi.advanceTimersByTime(250);
    expect(browser().stored(ownKey(KEY, ANA)) ?? '').not.toContain('Lozano');
    expect(browser().stored(KEY)).toBeNull();
  });

  it('is in this page only while nobody knows whose session it is, and is theirs then', () => {
    writeToken('1|token');
    const { signs, keeper } = watch();
    keeper.keep(withWindow('Sala'));
    vi.advanceTimersByTime(250);
    expect(signs.slice(1)).toEqual([{ type: 'draft.refused' }]);
    writePerson(ANA);
    expect(signs.at(-1)).toEqual(found(withWindow('Sala')));
    expect(drafts.read(ANA).items).toEqual([withWindow('Sala')]);
  });

  it('of version 1 with a quote of a session that has ended gives the next person its windows alone', () => {
    browser().store(KEY, JSON.stringify({ version: 1, ...anas }));
    logIn(BETO);
    expect(shown()).toEqual(found({ ...EMPTY_DRAFT, windows: anas.windows }));
  });

  it('swaps places with one that waits beside it', () => {
    browser().store(KEY, stored(withWindow('Sala'), withWindow('Comedor')));
    const { keeper } = watch();
    keeper.keep(withWindow('Comedor'));
    keeper.keepAside({ others: [withWindow('Sala')], unread: [] });
    expect(storedNow()).toEqual([withWindow('Comedor'), withWindow('Sala')]);
    keeper.keep(EMPTY_DRAFT);
    keeper.close();
    expect(storedNow(), 'the other does not take the place of an empty one').toEqual([
      EMPTY_DRAFT,
      withWindow('Sala'),
    ]);
  });
});
