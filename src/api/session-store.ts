import { TOKEN_KEY } from '#src/config/constants.ts';
import { isToken } from './is-token.ts';

/** What becomes of the token: the new one, or null. */
type TokenListener = (token: string | null) => void;

/**
 * The session token in browser storage, of which this module is the one owner. Storage that throws
 * (private windows, blocked by policy, full) degrades to memory, so that a session still works in this tab.
 */
let memory: string | null = null;
let storageWorks = true;

const present = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

function storage(): Storage | null {
  return storageWorks ? present() : null;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    storageWorks = false;
    return otherwise;
  }
}

/** The stored token; what cannot be one is removed and reads as null (B32). */
export function readToken(): string | null {
  const stored = attempt(() => storage()?.getItem(TOKEN_KEY) ?? null, null);
  if (!storageWorks || storage() === null) return memory;
  if (stored === null || isToken(stored)) {
    memory = stored;
    return stored;
  }
  removeToken();
  return null;
}

/** Keeps a token for this and later visits. */
export function writeToken(token: string): void {
  memory = token;
  attempt(() => storage()?.setItem(TOKEN_KEY, token), undefined);
  if (!storageWorks) removeStored();
}

/** Also where storage refused to write: an older token must not come back on the next visit. */
function removeStored(): void {
  attempt(() => present()?.removeItem(TOKEN_KEY), undefined);
}

/** Forgets the token. */
export function removeToken(): void {
  memory = null;
  removeStored();
}

/**
 * Calls back when another tab changes the token (or clears all storage).
 * @returns a function that ends the subscription.
 */
export function watchOtherTabs(listener: TokenListener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) listener(readToken());
  };
  globalThis.addEventListener('storage', onStorage);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
  };
}
