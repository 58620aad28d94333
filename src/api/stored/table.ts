import { TOKEN_KEY } from '#src/config/constants.ts';
import {
  CLIENT_COLUMNS,
  DRAFTS,
  FAVOURITES,
  MARGINS,
  OUTBOX,
  PLACES,
  SAMPLES,
  SAVED_VIEWS,
  SEEN,
  SENDERS,
  SENT,
  SET_ASIDE,
  TOTALS,
} from './names.ts';
import { BRAND_KEY, ORDERS_KEY, QUOTES_KEY } from './session-store.ts';

/** Something that the app stores in a browser. SECURITY.md lists these rows, which tests compare with what is stored. */
export interface StoredThing {
  /** Key in the storage; with `owned`, that of a visitor, behind which a person's id follows. */
  readonly key: string;
  readonly place: 'local storage' | "the tab's storage" | "the worker's caches";
  /**
   * `session`: whoever is logged in, until the session ends. `owned`: a person or a visitor, each apart. `everyone`:
   * whoever uses the browser, as it says nothing of persons.
   */
  readonly owner: 'session' | 'owned' | 'everyone';
  readonly holds: string;
  readonly removed: string;
}

const left = 'after 30 days, when it was left by another person';

export const storedThings: readonly StoredThing[] = [
  {
    key: TOKEN_KEY,
    place: 'local storage',
    owner: 'session',
    holds: 'the token: a script that reads it can act as that person until the session ends',
    removed: 'at a logout, and by a 401',
  },
  {
    key: 'rollux-persona',
    place: 'local storage',
    owner: 'session',
    holds: "the person's id, to know without a connection whose everything else is",
    removed: 'when the session ends',
  },
  {
    key: 'rollux-precios',
    place: 'local storage',
    owner: 'session',
    holds: "the person's last price list, with a distributor's discounts",
    removed: 'when the session ends',
  },
  {
    key: QUOTES_KEY,
    place: 'local storage',
    owner: 'session',
    holds: "the person's own quotes that they opened or changed last, at most 50, with clients and margins",
    removed: 'when the session ends',
  },
  {
    key: ORDERS_KEY,
    place: 'local storage',
    owner: 'session',
    holds: "the person's own orders that they opened or changed last, at most 50, with clients and payments",
    removed: 'when the session ends',
  },
  {
    key: BRAND_KEY,
    place: 'local storage',
    owner: 'session',
    holds: 'how a dealer signs what their clients read: name, logo, address, account',
    removed: 'when the session ends',
  },
  {
    key: DRAFTS,
    place: 'local storage',
    owner: 'owned',
    holds: "quotes being put together, with the client's name, telephone and e-mail when typed",
    removed: `with its last window; client, title, margin and saved quote at a logout; ${left}`,
  },
  {
    key: OUTBOX,
    place: 'local storage',
    owner: 'owned',
    holds: "quotes saved without a connection, with the client's name, telephone and e-mail",
    removed: `when they are sent; at a logout, which asks first; ${left}`,
  },
  {
    key: SAMPLES,
    place: 'local storage',
    owner: 'owned',
    holds: 'samples that were chosen, and the folio of the quote that they are for',
    removed: `when they are requested or taken out; ${left}`,
  },
  {
    key: SENT,
    place: 'local storage',
    owner: 'owned',
    holds: 'the last requests that were sent from here: folio, link, total and what was asked for, no names',
    removed: `when a person takes them out, or five newer ones were sent; ${left}`,
  },
  {
    key: SENDERS,
    place: 'local storage',
    owner: 'owned',
    holds: 'name, telephone and e-mail of who sent a request and asked to be remembered',
    removed: `when a person erases them, or sends without asking for it; ${left}`,
  },
  {
    key: TOTALS,
    place: 'local storage',
    owner: 'everyone',
    holds: "what a visitor's quote came to, at public prices, when it was last shown",
    removed: 'when another one is shown',
  },
  {
    key: FAVOURITES,
    place: 'local storage',
    owner: 'owned',
    holds: 'products in the colours that a person likes',
    removed: `when they are taken out; ${left}`,
  },
  {
    key: PLACES,
    place: 'local storage',
    owner: 'owned',
    holds: 'the postcode that deliveries are estimated for',
    removed: `when the field is emptied or changed; ${left}`,
  },
  {
    key: SET_ASIDE,
    place: 'local storage',
    owner: 'owned',
    holds: 'what a person set aside of what waits for them, by number, no names',
    removed: `when more was set aside later; ${left}`,
  },
  {
    key: SEEN,
    place: 'local storage',
    owner: 'owned',
    holds: 'which of what waits for a person they have seen, by number, no names',
    removed: `when more was seen later, at a logout; ${left}`,
  },
  {
    key: SAVED_VIEWS,
    place: 'local storage',
    owner: 'owned',
    holds: 'filters of lists that a person named, which may be the name of a client',
    removed: `when they are taken out, at a logout; ${left}`,
  },
  {
    key: MARGINS,
    place: 'local storage',
    owner: 'owned',
    holds: "the margin that a dealer saved last, and whether they rounded the client's price",
    removed: `at a logout; ${left}`,
  },
  {
    key: CLIENT_COLUMNS,
    place: 'local storage',
    owner: 'owned',
    holds: 'the headings of the last lists of clients that were read, and what each column was taken for',
    removed: `at a logout; ${left}`,
  },
  {
    key: 'rollux-escrito',
    place: "the tab's storage",
    owner: 'session',
    holds:
      'what forms and lists under review held when session or page ended; no passwords, cards or captcha',
    removed: 'after half an hour, at a logout, when another person logs in, with the tab',
  },
  {
    key: 'rollux-intento',
    place: "the tab's storage",
    owner: 'everyone',
    holds:
      'a secret number for each call without an answer, by which it is known again when it is sent twice',
    removed: 'when it is answered, with the tab',
  },
  {
    key: 'rollux-visitas',
    place: 'local storage',
    owner: 'everyone',
    holds: 'by the id of each person, when they last looked at the panel, and how much there was then',
    removed: 'by the browser',
  },
  {
    key: 'rollux-columnas',
    place: 'local storage',
    owner: 'everyone',
    holds: 'the headings of the last lists of windows that were read, and what each column was taken for',
    removed: 'by the browser',
  },
  {
    key: 'rollux-sesion-terminada',
    place: 'local storage',
    owner: 'everyone',
    holds: 'that the newest session expired, which other tabs tell from a logout by it',
    removed: 'at the next login or logout',
  },
  {
    key: 'rollux-configuracion',
    place: 'local storage',
    owner: 'everyone',
    holds: 'the last `config.json`, which is public',
    removed: 'by the browser',
  },
  {
    key: 'mantine-color-scheme-value',
    place: 'local storage',
    owner: 'everyone',
    holds: 'the chosen colour scheme: light or dark',
    removed: "when the system's is chosen again",
  },
  {
    key: 'rollux-reloaded-at',
    place: "the tab's storage",
    owner: 'everyone',
    holds: 'when the page was last reloaded because a script was missing',
    removed: 'with the tab',
  },
  {
    key: 'rollux ',
    place: "the worker's caches",
    owner: 'everyone',
    holds: "the app's own files and page, and how far they are kept: no reply of the API, no settings",
    removed: 'when no open tab uses their version',
  },
];

/** The row of a key that is stored; undefined when there is none. */
export const thingOf = (key: string): StoredThing | undefined =>
  storedThings.find(
    ({ key: name, owner }) =>
      name === key ||
      (owner === 'owned' && key.startsWith(`${name}-`) && /^\d+$/.test(key.slice(name.length + 1))),
  );
