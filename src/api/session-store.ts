import { TOKEN_KEY } from '#src/config/constants.ts';
import { isToken } from './is-token.ts';
import { presentStorage, workingStorage } from './working-storage.ts';

/** Receives the new token, or null when it was removed. */
type TokenListener = (token: string | null) => void;

/**
 * The session token in browser storage. Only this module reads and writes it. When the storage throws (private
 * windows, blocked by policy, full), the token is kept in memory, so a session still works in this tab.
 */
let memory: string | null = null;
const { get: storage, attempt } = workingStorage();

/** Key of the person's last price list (`kept-prices.ts`), which is private: it ends with the session. */
export const PRICES_KEY = 'rollux-precios';

/** Key of the person's id, for visits on which the server cannot say who they are. */
const PERSON_KEY = 'rollux-persona';

/** What belongs to one session. */
const PRIVATE_KEYS = [PRICES_KEY, PERSON_KEY];

/** Key of what a person saved and the server has not received yet (`outbox-store.ts`). */
export const outboxKey = (person: number | string): string => `rollux-por-enviar-${String(person)}`;

/** Key of the mark that the session expired; other tabs read it when the token is gone. */
const EXPIRED_KEY = 'rollux-sesion-terminada';

/** Returns the stored token. Removes a value that cannot be a token and returns null (B32). */
export function readToken(): string | null {
  const stored = attempt(() => storage()?.getItem(TOKEN_KEY) ?? null, null);
  if (storage() === null) return memory;
  if (stored === null || isToken(stored)) {
    memory = stored;
    return stored;
  }
  forgetToken();
  return null;
}

/** Stores a token for this visit and later ones. */
export function writeToken(token: string): void {
  memory = token;
  for (const key of PRIVATE_KEYS) attempt(() => presentStorage()?.removeItem(key), undefined);
  attempt(() => presentStorage()?.removeItem(EXPIRED_KEY), undefined);
  attempt(() => storage()?.setItem(TOKEN_KEY, token), undefined);
  if (storage() === null) removeStored();
}

/**
 * Removes the stored token and what belongs to its session, also when the storage rejects writes: an older token must
 * not return on the next visit.
 */
function removeStored(): void {
  for (const key of [TOKEN_KEY, ...PRIVATE_KEYS]) attempt(() => presentStorage()?.removeItem(key), undefined);
}

/** Key of the draft of a quote (`draft-store.ts`). */
export const DRAFT_KEY = 'rollux-cotizacion';

/** What a draft says of persons. Written without its schema, which would weigh on every page. */
const NOBODY = { title: '', margin: '', quote: null, client: { name: '', phone: '', email: '' } };

/** Removes the client, the margin and the saved quote from the draft; its windows stay. */
function removeClient(): void {
  const draft: unknown = JSON.parse(presentStorage()?.getItem(DRAFT_KEY) ?? 'null');
  if (typeof draft === 'object' && draft !== null)
    presentStorage()?.setItem(DRAFT_KEY, JSON.stringify({ ...draft, ...NOBODY }));
}

/** Removes the token at a logout, with what the person saved and the server has not received, and their client. */
export function removeToken(): void {
  try {
    removeClient();
  } catch {
    // A draft that cannot be read is not shown either.
  }
  const person = readPerson();
  if (person !== null) attempt(() => presentStorage()?.removeItem(outboxKey(person)), undefined);
  forgetToken();
}

function forgetToken(): void {
  memory = null;
  attempt(() => presentStorage()?.removeItem(EXPIRED_KEY), undefined);
  removeStored();
}

/** Removes the token that the server refused. Other tabs can tell this end of a session from a logout. */
export function removeExpiredToken(): void {
  memory = null;
  attempt(() => storage()?.setItem(EXPIRED_KEY, 'true'), undefined);
  removeStored();
}

/** Whether the newest session of this browser expired, and was not ended by a logout. */
export const hasExpired = (): boolean =>
  attempt(() => presentStorage()?.getItem(EXPIRED_KEY) ?? null, null) !== null;

/** Id of the person whose session this browser has; null when it is not known. */
export function readPerson(): number | null {
  const stored = attempt(() => presentStorage()?.getItem(PERSON_KEY) ?? null, null);
  return stored === null ? null : Number(stored);
}

/** Whether the person may have saved something that the server has not received. */
export function hasOutbox(): boolean {
  const person = readPerson();
  return (
    person !== null && attempt(() => presentStorage()?.getItem(outboxKey(person)) ?? null, null) !== null
  );
}

/** Stores whose session it is, until it ends. */
export function writePerson(person: number): void {
  attempt(() => storage()?.setItem(PERSON_KEY, String(person)), undefined);
}

/**
 * Calls the listener when another tab changes the token or clears all storage.
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
