import { TOKEN_KEY } from '#src/config/constants.ts';
import { initialScenario } from '../../database/initial-data.ts';
import { takeSnapshot, type Snapshot } from '../../database/tables.ts';
import { webStorage } from '../../database/web-storage.ts';
import { networkNow } from '../../faults/conditions.ts';
import { maskSecrets } from '../../mask.ts';
import { storedToken } from '../../scenarios/token.ts';
import { userOf } from '../../sessions.ts';
import type { Beginning } from './recording.ts';

/** What is no part of a beginning: pictures are too large, and sessions are opened anew. */
const LEFT_OUT: readonly string[] = ['uploads', 'sessions'];

const isPlain = (value: unknown): value is Snapshot => typeof value === 'object' && value !== null;

/** The changes of the database, without secrets. */
function changesNow(): Snapshot {
  const kept = Object.entries(takeSnapshot()).filter(([table]) => !LEFT_OUT.includes(table));
  const masked = maskSecrets(Object.fromEntries(kept));
  return isPlain(masked) ? masked : {};
}

/** The app's own entries, without those of the demo and its configuration. */
const OURS = /^rollux-(?!mocks|panel|grabacion|configuracion)/;

/** What the app has stored in this browser, without the session. */
function storedNow(storage: Storage | null = webStorage('localStorage')): Record<string, string> {
  const entries = Object.keys(storage ?? {}).map((key) => [key, storage?.getItem(key) ?? ''] as const);
  return Object.fromEntries(entries.filter(([key]) => OURS.test(key) && key !== TOKEN_KEY));
}

function personNow(): number | null {
  try {
    return userOf(storedToken() ?? '').id;
  } catch {
    return null;
  }
}

/**
 * The state of the demo now.
 * @param address the page's, in the app
 */
export const beginningNow = (address: string): Beginning => ({
  at: new Date().toISOString(),
  address,
  scenario: initialScenario.get(),
  changes: changesNow(),
  stored: storedNow(),
  person: personNow(),
  browser: navigator.userAgent,
  width: document.documentElement.clientWidth,
  height: innerHeight,
  commit: __COMMIT__,
  network: networkNow(),
});
