import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keptList, type KeptList } from '#src/api/stored/kept-list.ts';
import { useFakeBrowser } from '#tests/support/fake-browser.ts';

const KEY = 'lista';
const browser = useFakeBrowser();

interface Item {
  readonly slug: string;
}
const [one, two] = [{ slug: 'screen-5' }, { slug: 'blackout-lino' }];

/** As a page loads it. */
const newPage = (): KeptList<Item> => keptList(KEY, 'items', z.object({ slug: z.string() }));
const kept = (...items: readonly unknown[]) => JSON.stringify({ version: 1, items });

let list: KeptList<Item>;
const stops: (() => void)[] = [];
const subscribe = (listener: () => void) => {
  const stop = list.subscribe(listener);
  stops.push(stop);
  return stop;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
beforeEach(() => {
  list = newPage();
});

describe('a list that the browser keeps', () => {
  it('is there at the next visit, and leaves nothing when it is empty', () => {
    list.set([one, two]);
    expect(newPage().get()).toEqual([one, two]);
    list.set([]);
    expect(browser().stored(KEY)).toBeNull();
  });

  it('loses only the items that cannot be read', () => {
    browser().store(KEY, kept(one, { slug: 7 }, null, two));
    expect(list.get()).toEqual([one, two]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ version: 3, items: [one] }),
    JSON.stringify({ version: 1 }),
  ])('is empty when it is stored as %j', (text) => {
    browser().store(KEY, text);
    expect(list.get()).toEqual([]);
  });

  it('stays in this page when the storage is full, and says so', () => {
    browser().broken.set('setItem', new DOMException('full', 'QuotaExceededError'));
    let heard = 0;
    subscribe(() => {
      heard += 1;
    });
    list.set([one]);
    expect(list.get()).toEqual([one]);
    expect(list.isKept()).toBe(false);
    expect(heard).toBe(1);
    stops.splice(0).forEach((stop) => stop());
    subscribe(() => undefined);
    expect(list.get(), 'for a part of the page that is shown later').toEqual([one]);
  });

  it('is empty when the storage is blocked, and says so', () => {
    browser().broken.set('getItem', new DOMException('blocked', 'SecurityError'));
    expect(list.get()).toEqual([]);
    expect(list.isKept()).toBe(false);
  });

  it('follows other tabs while somebody listens, and reads them again afterwards', () => {
    const heard: (readonly Item[])[] = [];
    const stop = subscribe(() => heard.push(list.get()));
    browser().otherTab(KEY, kept(one));
    browser().otherTab('otra', kept(two));
    browser().otherTab(null, null);
    expect(heard).toEqual([[one], []]);
    stop();
    browser().otherTab(KEY, kept(two));
    expect(heard).toHaveLength(2);
    subscribe(() => undefined);
    expect(list.get()).toEqual([two]);
  });

  it('is the same array until it changes', () => {
    browser().store(KEY, kept(one));
    expect(list.get()).toBe(list.get());
  });
});
