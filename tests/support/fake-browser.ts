import { afterEach, beforeEach, vi } from 'vitest';

type Operation = 'getItem' | 'setItem' | 'removeItem';

/** The parts of a browser that the session store uses: localStorage, and storage events from other tabs. */
export class FakeBrowser {
  readonly #items = new Map<string, string>();
  readonly #tabs = new EventTarget();
  /** What storage refuses, and with which error. */
  readonly broken = new Map<Operation, DOMException>();

  install(): void {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.#try('getItem', () => this.#items.get(key) ?? null),
      setItem: (key: string, value: string) => this.#try('setItem', () => void this.#items.set(key, value)),
      removeItem: (key: string) => this.#try('removeItem', () => void this.#items.delete(key)),
    });
    vi.stubGlobal('addEventListener', this.#tabs.addEventListener.bind(this.#tabs));
    vi.stubGlobal('removeEventListener', this.#tabs.removeEventListener.bind(this.#tabs));
  }

  /** The stored items, even when storage refuses access. */
  stored(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  store(key: string, value: string): void {
    this.#items.set(key, value);
  }

  /** Another tab writes a value, or removes it; a null key is its clear(). */
  otherTab(key: string | null, value: string | null): void {
    if (key === null) this.#items.clear();
    else if (value === null) this.#items.delete(key);
    else this.#items.set(key, value);
    this.#tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
  }

  #try<T>(operation: Operation, action: () => T): T {
    const refusal = this.broken.get(operation);
    if (refusal) throw refusal;
    return action();
  }
}

/** A new fake browser for each test, removed after it. */
export function useFakeBrowser(): () => FakeBrowser {
  let browser = new FakeBrowser();
  beforeEach(() => {
    browser = new FakeBrowser();
    browser.install();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return () => browser;
}
