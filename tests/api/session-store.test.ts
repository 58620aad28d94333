import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS } from '#src/api/stored/names.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'user_token';
const browser = useFakeBrowser();

/** The store remembers whether storage works, so each test loads a new module, as a page does. */
let store: typeof import('#src/api/stored/session-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('#src/api/stored/session-store.ts');
});

describe('a token', () => {
  it('is stored in local storage under user_token, and removed from there (K01)', () => {
    expect(store.readToken()).toBeNull();
    store.writeToken('abc');
    expect(browser().stored(KEY)).toBe('abc');
    expect(store.readToken()).toBe('abc');
    store.removeToken();
    expect(browser().stored(KEY)).toBeNull();
    expect(store.readToken()).toBeNull();
  });

  it('takes the client of a draft with it at a logout; its windows stay, and a draft that cannot be read goes', () => {
    const draft = {
      version: 1,
      title: 'Casa de los Garza',
      client: { name: 'Ana' },
      margin: '30',
      windows: [1],
    };
    browser().store(DRAFTS, JSON.stringify(draft));
    store.removeExpiredToken();
    expect(browser().stored(DRAFTS)).toContain('Ana');
    store.removeToken();
    expect(JSON.parse(browser().stored(DRAFTS) ?? '')).toEqual({
      ...draft,
      ...{ title: '', margin: '', quote: null, client: { name: '', phone: '', email: '' } },
    });
    browser().store(DRAFTS, '{"win');
    store.removeToken();
    expect(browser().stored(DRAFTS)).toBeNull();
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
  ])('that is %s is ignored and removed (B32)', (_, wreck) => {
    browser().store(KEY, wreck);
    expect(store.readToken()).toBeNull();
    expect(browser().stored(KEY)).toBeNull();
  });

  it('of exactly 8 KB is accepted', () => {
    browser().store(KEY, 'a'.repeat(8 * 1024));
    expect(store.readToken()).toHaveLength(8 * 1024);
  });
});

describe('a session', () => {
  it('that expired is distinguished from one that a logout ended, also in another tab', () => {
    store.writeToken('abc');
    expect(store.hasExpired()).toBe(false);
    store.removeExpiredToken();
    expect([store.readToken(), store.hasExpired()]).toEqual([null, true]);
    store.writeToken('def');
    expect(store.hasExpired()).toBe(false);
    store.removeExpiredToken();
    store.removeToken();
    expect(store.hasExpired()).toBe(false);
  });
});

describe('storage that throws', () => {
  const security = new DOMException('denied', 'SecurityError');
  const full = new DOMException('full', 'QuotaExceededError');

  it('on reading keeps the session in memory', () => {
    browser().broken.set('getItem', security).set('setItem', security).set('removeItem', security);
    expect(store.readToken()).toBeNull();
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
    expect(store.isTokenKept()).toBe(false);
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('on access, as when a policy blocks it, keeps the session in memory', () => {
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

  it('on writing because it is full keeps the session in memory', () => {
    browser().broken.set('setItem', full);
    expect(store.isTokenKept()).toBe(true);
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
    expect(store.isTokenKept()).toBe(false);
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('on writing over an older token does not restore the older one', () => {
    browser().store(KEY, 'older');
    browser().broken.set('setItem', full);
    store.writeToken('newer');
    expect(store.readToken()).toBe('newer');
    store.removeToken();
    expect(store.readToken()).toBeNull();
    expect(browser().stored(KEY), 'nor on the next visit').toBeNull();
  });

  it('after a token was read keeps that token', () => {
    browser().store(KEY, 'abc');
    expect(store.readToken()).toBe('abc');
    browser().broken.set('getItem', security);
    expect(store.readToken()).toBe('abc');
  });

  it('on removing still drops the token', () => {
    store.writeToken('abc');
    browser().broken.set('removeItem', security);
    store.removeToken();
    expect(store.readToken()).toBeNull();
  });

  it('keeps the session in memory when it is absent', () => {
    vi.stubGlobal('localStorage', undefined);
    store.writeToken('abc');
    expect(store.readToken()).toBe('abc');
  });
});

describe('another tab', () => {
  it('that stores a token is noticed', () => {
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange);
    browser().otherTab(KEY, 'of-the-other-tab');
    expect(onChange.mock.calls).toEqual([['of-the-other-tab']]);
  });

  it('that removes the token is noticed', () => {
    store.writeToken('abc');
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange);
    browser().otherTab(KEY, null);
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('that clears all storage is noticed', () => {
    store.writeToken('abc');
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange);
    browser().otherTab(null, null);
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('that writes an invalid token counts as one that removed it', () => {
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange);
    browser().otherTab(KEY, '[object Object]');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  it('that writes another key is ignored', () => {
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange);
    browser().otherTab('mantine-color-scheme-value', 'dark');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is ignored after the watch ends', () => {
    const onChange = vi.fn<(token: string | null) => void>();
    store.watchOtherTabs(onChange)();
    browser().otherTab(KEY, 'abc');
    expect(onChange).not.toHaveBeenCalled();
  });
});
