import { fields, words } from './known-words.ts';

/** Characters of a message that are read, and that are sent. */
const READ = 2_000;
const SENT = 200;

/** Stands for whatever is not known. */
const UNKNOWN = '…';

const ADDRESS = /((?:https?:\/\/|(?<=^|\s)\/)[^\s'"<>()]+)/;
const OWN_FILE = /^[\w.-]+\.(?:js|css)$/;
const WORD = /[\p{L}\p{M}\p{N}_$]+(?:['’-][\p{L}\p{M}\p{N}_$]+)*/gu;
/** Signs that hold no text; all others, and what is between unknown words, go with them. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}_$’\s.,:;()'"[\]{}<>=#/…-]/gu;
const UNKNOWNS = /…(?:[^\p{L}\p{M}\p{N}_$…]*…)+/gu;

/** A name that the minifier gave. */
const SHORT_NAME = /^[a-z$_]$/;
const SENTENCE_START = /^[A-Z][a-z']*$/;
const SHORT_NUMBER = /^\d{1,3}$/;
/** Numbers are known by what they count, such as a place, a status, an error of React. */
const COUNTER = /(?:#|\b(?:line|column|position|code|status|index|property) \(?)$/;

/** What else the cleaner knows. */
export interface Known {
  /** Address of the folder of our own files, with a closing slash. */
  readonly assets: string;
  /** Whether a browser's own object has this name, or a property of one. */
  readonly isPlatformName: (word: string) => boolean;
}

/** The name of our own file at an address; null for every other address. */
function ownFile(address: string, { assets }: Known): string | null {
  const url = URL.parse(address, assets);
  if (url === null) return null;
  const whole = url.origin + url.pathname;
  const name = whole.slice(assets.length);
  return whole.startsWith(assets) && OWN_FILE.test(name) ? name : null;
}

/** The start of a text, without the word that the cut would halve. */
const startOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\S+$/, '').trimEnd();

const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

const isKnown = (word: string, { isPlatformName }: Known): boolean =>
  words.has(word) ||
  fields.has(word) ||
  SHORT_NAME.test(word) ||
  (SENTENCE_START.test(word) && words.has(lowered(word))) ||
  // Last, because the first question collects all names of the browser.
  isPlatformName(word);

const cleanPart = (text: string, known: Known): string =>
  text.replace(OTHER_SIGNS, ' ').replace(WORD, (word, at: number, whole: string) => {
    const stays = SHORT_NUMBER.test(word)
      ? COUNTER.test(whole.slice(0, at))
      : word.split('-').every((part) => isKnown(part, known));
    return stays ? word : UNKNOWN;
  });

/**
 * A message with the words that are known and no others: those of engines and of our own code, names of the platform and
 * of the API's fields. Whatever a person typed, such as a name or a street, becomes "…", quoted or not.
 */
export function cleanText(text: string, known: Known): string {
  const parts = startOf(text, READ).split(ADDRESS);
  const cleaned = parts.map((part, at) =>
    at % 2 === 0 ? cleanPart(part, known) : (ownFile(part, known) ?? UNKNOWN),
  );
  return startOf(cleaned.join('').replace(UNKNOWNS, UNKNOWN).replace(/\s+/g, ' '), SENT);
}

/** The places of a stack in files of ours, such as `start-D4f.js:1:2345`; neither addresses nor the message. */
export function placesIn(stack: string, message: string, known: Known): readonly string[] {
  const frames = stack.replace(message, '');
  const places = [...frames.matchAll(/(https?:\/\/[^\s()]+?)(:\d+:\d+)/g)].flatMap(
    ([, address = '', at = '']) => {
      const file = ownFile(address, known);
      return file === null ? [] : [`${file}${at}`];
    },
  );
  return places.slice(0, 8);
}

/** A field's path without numbers of rows, and without keys that are no field of the API. */
export const cleanPath = (path: string): string =>
  path
    .split('.')
    .map((key) => (fields.has(key) ? key : '*'))
    .join('.');
