import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lookAtPage, type Look, type Sight } from '#tests/support/look-at-page.ts';
import type { Driver } from './driver.ts';

/** Longer than a busy machine needs, in ms. */
const PATIENCE_MS = 60_000;
const BETWEEN_LOOKS_MS = 100;

/** Where to look, besides the role and the name. */
type Where = Pick<Look, 'nth' | 'frame'>;

/** A person at a browser of any engine. */
export interface Person {
  readonly opens: (address: string) => Promise<void>;
  /** Waits until it is visible. @returns its text */
  readonly sees: (role: string, name: string | RegExp, where?: Where) => Promise<string>;
  readonly clicks: (role: string, name: string | RegExp, where?: Where) => Promise<void>;
  readonly types: (role: string, name: string, text: string) => Promise<void>;
  /** Waits for a downloaded file. @returns its first bytes as text */
  readonly receives: (name: RegExp) => Promise<string>;
}

/** Creates a person who uses a browser as people do: by what is visible, with pointer and keys. */
export function createPerson(driver: Driver, folder: string): Person {
  /** Looks until something is there. @throws Error that says what was awaited */
  async function until<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
    const end = performance.now() + PATIENCE_MS;
    let failure: unknown;
    for (;;) {
      // While another page replaces this one, there is none to look at.
      const value = await look().catch((error: unknown) => {
        failure = error;
        return undefined;
      });
      if (value !== undefined) return value;
      if (performance.now() > end) {
        const at = await driver.run(() => `${location.href}: ${document.body.innerText}`, null);
        throw new Error(`${what} does not show at ${at.slice(0, 1_000)}`, { cause: failure });
      }
      await pause(BETWEEN_LOOKS_MS);
    }
  }

  const find = (role: string, name: string | RegExp, where: Where, fits: (sight: Sight) => boolean) => {
    const named = typeof name === 'string' ? { name } : { pattern: name.source };
    return until(`${role} ${String(name)}`, async () =>
      (await driver.run(lookAtPage, { roles: [role], nth: 0, ...named, ...where })).find(fits),
    );
  };

  async function clicks(role: string, name: string | RegExp, where: Where = {}): Promise<void> {
    let before: Sight | undefined;
    // A page that has just come may still scroll.
    const { x, y } = await find(role, name, where, (sight) => {
      const isStill = before?.x === sight.x && before.y === sight.y;
      before = sight;
      return isStill && sight.isOnTop && sight.isEnabled;
    });
    await driver.click(x, y);
  }

  return {
    opens: driver.open,
    sees: async (role, name, where = {}) => (await find(role, name, where, () => true)).text,
    clicks,
    types: async (role, name, text) => {
      await clicks(role, name);
      await driver.type(text);
    },
    receives: (name) =>
      until(`a file ${String(name)}`, () => {
        const downloads = join(folder, 'Downloads');
        const file = readdirSync(downloads).find((one) => name.test(one));
        const bytes = file === undefined ? '' : readFileSync(join(downloads, file), 'latin1');
        return Promise.resolve(bytes === '' ? undefined : bytes);
      }),
  };
}
