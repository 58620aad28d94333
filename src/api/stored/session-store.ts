import { TOKEN_KEY } from '#src/config/constants.ts';
import { createAnnouncer } from '../announcer.ts';
import { isToken } from '../is-token.ts';
import { adopt } from './adopt.ts';
import { disowned, withoutPersons } from './draft-text.ts';
import { CLIENT_COLUMNS, DRAFTS, MARGINS, OUTBOX, ownKey, SAVED_VIEWS, SEEN, type Owner } from './names.ts';
import { presentStorage, workingStorage } from './working-storage.ts';

/** Receives the new token, or null when it was removed. */
type TokenListener = (token: string | null) => void;

/**
 * The session token in browser storage. Only this module reads and writes it. When the storage throws (private
 * windows, blocked by policy, full), the token is kept in memory, so a session still works in this tab.
 */
let memory: string | null = null;
const { get: storage, attempt } = workingStorage();

/** Tells that the session's owner may be another. */
const { announce, watch } = createAnnouncer<null>();

/** Key of the person's last price list (`copies/kept-prices.ts`), which is private: it ends with the session. */
export const PRICES_KEY = 'rollux-precios';

/** Key of the person's id, for visits on which the server cannot say who they are. */
const PERSON_KEY = 'rollux-persona';

/** Keys of the person's last quotes and orders (`copies/kept-rows.ts`), which end with the session too. */
export const QUOTES_KEY = 'rollux-cotizaciones-vistas';
export const ORDERS_KEY = 'rollux-ordenes-vistas';

/** Key of how the person signs (`copies/kept-brand.ts`), likewise. */
export const BRAND_KEY = 'rollux-marca';

/** What belongs to one session. */
const PRIVATE_KEYS = [PRICES_KEY, PERSON_KEY, QUOTES_KEY, ORDERS_KEY, BRAND_KEY];

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

/** Whether the token outlives this page; false where the browser stores nothing, or is full. */
export const isTokenKept = (): boolean =>
  attempt(() => presentStorage()?.getItem(TOKEN_KEY) ?? null, null) === readToken();

/** Stores a token for this visit and later ones. */
export function writeToken(token: string): void {
  memory = token;
  for (const key of PRIVATE_KEYS) attempt(() => presentStorage()?.removeItem(key), undefined);
  attempt(() => presentStorage()?.removeItem(EXPIRED_KEY), undefined);
  changeEntry(DRAFTS, disowned);
  attempt(() => storage()?.setItem(TOKEN_KEY, token), undefined);
  if (storage() === null) removeStored();
  announce(null);
}

/**
 * Removes the stored token and what belongs to its session, also when the storage rejects writes: an older token must
 * not return on the next visit.
 */
function removeStored(): void {
  for (const key of [TOKEN_KEY, ...PRIVATE_KEYS]) attempt(() => presentStorage()?.removeItem(key), undefined);
}

/** Changes an entry; null removes it. A blocked storage shows it to nobody. */
function changeEntry(key: string, change: (text: string) => string | null): void {
  try {
    const text = presentStorage()?.getItem(key) ?? null;
    const changed = text === null ? null : change(text);
    if (changed === text) return;
    if (changed === null) presentStorage()?.removeItem(key);
    else presentStorage()?.setItem(key, changed);
  } catch {
    // It stays as it was.
  }
}

/** Of a person: what the server has not received, and what may name clients or tell what they pay. */
const ENDS_AT_LOGOUT = [OUTBOX, SAVED_VIEWS, MARGINS, SEEN, CLIENT_COLUMNS];

/** Removes the token at a logout, with what belongs to nobody but that person, and the clients of their drafts. */
export function removeToken(): void {
  const person = readPerson();
  changeEntry(DRAFTS, withoutPersons);
  if (person !== null) {
    changeEntry(ownKey(DRAFTS, person), withoutPersons);
    for (const name of ENDS_AT_LOGOUT) changeEntry(ownKey(name, person), () => null);
  }
  forgetToken();
  announce(null);
}

function forgetToken(): void {
  memory = null;
  attempt(() => presentStorage()?.removeItem(EXPIRED_KEY), undefined);
  removeStored();
}

/**
 * Removes the token that the server refused. Other tabs can tell this end of a session from a logout. What the person
 * typed stays, and only that person gets it back.
 */
export function removeExpiredToken(): void {
  memory = null;
  attempt(() => storage()?.setItem(EXPIRED_KEY, 'true'), undefined);
  removeStored();
  announce(null);
}

/** Whether the newest session of this browser expired, and was not ended by a logout. */
export const hasExpired = (): boolean =>
  attempt(() => presentStorage()?.getItem(EXPIRED_KEY) ?? null, null) !== null;

/** Id of the person whose session this browser has; null when it is not known. */
export function readPerson(): number | null {
  const stored = attempt(() => presentStorage()?.getItem(PERSON_KEY) ?? null, null);
  const person = Number(stored ?? Number.NaN);
  return Number.isSafeInteger(person) ? person : null;
}

/** Whose is what is stored now; null while there is a session and it is not known whose. */
export const readOwner = (): Owner | null => (readToken() === null ? 'visitor' : readPerson());

/** Whether an owner has an entry, without reading it. */
const hasEntry = (name: string, owner: Owner | null): boolean =>
  owner !== null && attempt(() => presentStorage()?.getItem(ownKey(name, owner)) ?? null, null) !== null;

/** Whether the person may have saved something that the server has not received. */
export const hasOutbox = (): boolean => hasEntry(OUTBOX, readPerson());

/** Whether a quote was begun in this browser by whoever uses it now. */
export const hasDraft = (): boolean => hasEntry(DRAFTS, readOwner());

/** Stores whose session it is, until it ends. What they did as a visitor becomes theirs. */
export function writePerson(person: number): void {
  attempt(() => storage()?.setItem(PERSON_KEY, String(person)), undefined);
  if (readPerson() === person) adopt(person);
  announce(null);
}

/**
 * Calls back whenever the owner may be another, also when another tab changes it.
 * @returns a function that ends the subscription
 */
export function watchOwner(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === PERSON_KEY || key === null) listener();
  };
  const stop = watch(listener);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    stop();
    globalThis.removeEventListener('storage', onStorage);
  };
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
