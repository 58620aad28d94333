import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'user_token';
const browser = useFakeBrowser();

/** The store keeps what it learnt of storage for the page's life: each test is a page of its own. */
let store: typeof import('#src/api/session-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('#src/api/session-store.ts');
});

describe('a token', () => {
  it('is kept under user_token and forgotten', () => {
    expect(store.readToken()).toBeNull();
    store.writeToken('abc');
    expect(browser().stored(KEY)).toBe('abc');
    expect(store.readToken()).toBe('abc');
    store.removeToken();
    expect(browser().stored(KEY)).toBeNull();
    expect(store.readToken()).toBeNull();
  });

  it('of an earlier visit is read', () => {
    browser().store(KEY, '1|abcDEF');
    expect(store.readToken()).toBe('1|abcDEF');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a written null', 'null'],
    ['a written undefined', 'undefined'],
    ['a written object', '[object Object]'],
    ['a line break', 'abc\ndef'],
    ['a NUL', 'abc\u0000'],
    ['a C1 control character', 'abc\u0085'],
    ['more than 8 KB', 'a'.repeat(8 * 1024 + 1)],
    ['more than 8 KB of letters that take two bytes', 'ñ'.repeat(4 * 1024 + 1)],
    ['1 MB', 'a'.repeat(1024 * 1024)],
  ])('that is %s reads as none and is removed', (_, wreck) => {
    browser().store(KEY, wreck);
    expect(store.readToken()).toBeNull();
    expect(browser().stored(KEY)).toBeNull();
  });

  it('of exactly 8 KB is one', () => {
    browser().store(KEY, 'a'.repeat(8 * 1024));
    expect(store.readToken()).toHaveLength(8 * 1024);
  });
});

describe('storage that throws', () => {
  const security = new DOMException('denied', 'SecurityError');
  const full = new DOMException('full', 'QuotaExceededError');

  it('on reading: the session lives in memory', () => {
    browser().broken.set('getItem', security).set('setItem', security).set('removeItem', security);
    expect(store.readToken()).toBeNull();
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('when it is only named, as where policy blocks it', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw security;
      },
    });
    expect(store.readToken()).toBeNull();
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
  });

  it('on writing, being full: the session lives in memory', () => {
    browser().broken.set('setItem', full);
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('on writing, over an older token: the older one does not come back', () => {
    browser().store(KEY, 'older');
    browser().broken.set('setItem', full);
    store.writeToken('newer');
    expect(store.readToken()).toBe('newer');
    store.removeToken();
    expect(store.readToken()).toBeNull();
    expect(browser().stored(KEY), 'nor on the next visit').toBeNull();
  });

  it('after an earlier visit was read: its token is not lost', () => {
    browser().store(KEY, 'abc');
    expect(store.readToken()).toBe('abc');
    browser().broken.set('getItem', security);
    expect(store.readToken()).toBe('abc');
  });

  it('on removing: the token is gone all the same', () => {
    store.writeToken('abc');
    browser().broken.set('removeItem', security);
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('is absent altogether: the session lives in memory', () => {
    vi.stubGlobal('localStorage', undefined);
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
  });
});

describe('another tab', () => {
  it('that stores a token is heard', () => {
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard);
    browser().otherTab(KEY, 'of-the-other-tab');
    expect(heard.mock.calls).toEqual([['of-the-other-tab']]);
  });

  it('that removes the token is heard', () => {
    store.writeToken('abc');
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard);
    browser().otherTab(KEY, null);
    expect(heard.mock.calls).toEqual([[null]]);
  });

  it('that clears all storage is heard', () => {
    store.writeToken('abc');
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard);
    browser().otherTab(null, null);
    expect(heard.mock.calls).toEqual([[null]]);
  });

  it('that writes a wreck counts as one that removed the token', () => {
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard);
    browser().otherTab(KEY, '[object Object]');
    expect(heard.mock.calls).toEqual([[null]]);
  });

  it('that writes something else is not heard', () => {
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard);
    browser().otherTab('mantine-color-scheme-value', 'dark');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is no longer heard after the watch ends', () => {
    const heard = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(heard)();
    browser().otherTab(KEY, 'abc');
    expect(heard).not.toHaveBeenCalled();
  });
});
