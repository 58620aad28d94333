import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { watchDraft, type DraftStoreEvent } from '#src/api/draft-store.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'rollux-cotizacion';
const browser = useFakeBrowser();
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
});

const withWindow = (name: string): Draft => ({ ...EMPTY_DRAFT, windows: [emptyWindow('a', name)] });

function watch() {
  const signs: DraftStoreEvent[] = [];
  const keeper = watchDraft((sign) => signs.push(sign));
  return { signs, keeper };
}

describe('the store of the draft', () => {
  it('reads the stored draft (B88)', () => {
    expect(watch().signs).toEqual([{ type: 'draft.found', draft: null }]);
    browser().store(KEY, JSON.stringify(withWindow('Sala')));
    expect(watch().signs).toEqual([{ type: 'draft.found', draft: withWindow('Sala') }]);
  });

  it.each(['', '{', 'null', '{"version":2}', JSON.stringify({ ...EMPTY_DRAFT, unit: 'inch' })])(
    'reads %j as an empty draft (B88)',
    (text) => {
      browser().store(KEY, text);
      expect(watch().signs).toEqual([{ type: 'draft.found', draft: null }]);
    },
  );

  it('reads an inaccessible storage as an empty draft', () => {
    browser().broken.set('getItem', new DOMException('no', 'SecurityError'));
    expect(watch().signs).toEqual([{ type: 'draft.found', draft: null }]);
  });

  it('writes the newest of many changes once', () => {
    const { keeper, signs } = watch();
    for (const name of ['S', 'Sa', 'Sala']) {
      keeper.keep(withWindow(name));
      vi.advanceTimersByTime(200);
    }
    expect(browser().stored(KEY)).toBeNull();
    vi.advanceTimersByTime(50);
    expect(browser().stored(KEY)).toBe(JSON.stringify(withWindow('Sala')));
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
    browser().otherTab('user_token', 'x');
    browser().otherTab(KEY, 'no draft');
    browser().otherTab(KEY, null);
    browser().otherTab(KEY, JSON.stringify(withWindow('Sala')));
    keeper.close();
    browser().otherTab(KEY, JSON.stringify(withWindow('Comedor')));
    expect(signs.slice(1)).toEqual([{ type: 'draft.elsewhere', draft: withWindow('Sala') }]);
  });
});
