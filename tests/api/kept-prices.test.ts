import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPrices } from '#src/api/stored/copies/kept-prices.ts';
import {
  PRICES_KEY,
  removeExpiredToken,
  removeToken,
  writePerson,
  writeToken,
} from '#src/api/stored/session-store.ts';
import { publicPrices } from '#src/content/prices/public.ts';

const prices = { list: publicPrices, tier: 'oro' };

let items: Map<string, string>;

/** A browser's storage; `refuses` makes every access throw, as a blocked one does. */
function useStorage({ refuses = false } = {}): void {
  items = new Map();
  const may = <Result>(result: () => Result) => {
    if (refuses) throw new DOMException('blocked', 'SecurityError');
    return result();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => may(() => items.get(key) ?? null),
    setItem: (key: string, value: string) => may(() => items.set(key, value)),
    removeItem: (key: string) => may(() => items.delete(key)),
  });
}

beforeEach(() => {
  useStorage();
});

describe("a person's last price list", () => {
  it('is read as it came, with its age', () => {
    keptPrices.keep(prices, 1_000);
    expect(keptPrices.read()).toEqual({ at: 1_000, value: prices });
  });

  it('is only the person’s whose it is, who may be named after it came', () => {
    keptPrices.keep(prices);
    writePerson(1);
    expect(keptPrices.read()).not.toBeNull();
    keptPrices.keep(prices);
    expect(keptPrices.read()).not.toBeNull();
    writePerson(2);
    expect(keptPrices.read()).toBeNull();
  });

  it.each([
    ['has ended', removeToken],
    ['has expired', removeExpiredToken],
    [
      'of another person begins',
      () => {
        writeToken('2|otra');
      },
    ],
  ])('is gone when a session %s (W06)', (_, change) => {
    keptPrices.keep(prices);
    change();
    expect(items.has(PRICES_KEY)).toBe(false);
    expect(keptPrices.read()).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '{"version":2,"person":null,"at":1,"value":{}}',
    '{"version":3,"person":null,"at":1,"value":{"list":{}}}',
  ])('counts as none when it cannot be read: %j', (text) => {
    items.set(PRICES_KEY, text);
    expect(keptPrices.read()).toBeNull();
  });

  it('is none where the storage is blocked', () => {
    useStorage({ refuses: true });
    keptPrices.keep(prices);
    expect(keptPrices.read()).toBeNull();
    expect(removeToken).not.toThrow();
  });
});
