import * as z from 'zod/mini';
import { MOST_TEXT } from '#src/config/constants.ts';
import { readSharedId } from '#src/reading/shared-id.ts';
import { Draft, EMPTY_DRAFT, emptyWindow, type DraftWindow } from './draft.ts';
import { isFields, WITHOUT_RESALE, type Fields } from './stored/draft-text.ts';

/** Prefix of a link to a draft, after the `#`: the version of the format. */
const LINK_PREFIX = 'v2.';

/** Links of version 1 hold the keys of windows, and all of each window under the names of the draft. They are still read. */
const FIRST_PREFIX = 'v1.';

/** The most windows in one link: addresses with more are truncated by what they are sent through. */
export const MOST_LINKED = 200;

/** Characters of the longest link. In version 1 a window with everything that can be said about it took 1,400, most took 220. */
const MOST_LENGTH = MOST_LINKED * 2_000;

/** Why a link is not opened: it is cut, invalid or of another version, or it has more than a link may have. */
export type LinkProblem = 'unread' | 'oversized';

/** Properties of a window, by their names in a link. */
const windowNames = {
  n: 'name',
  f: 'family',
  v: 'variant',
  c: 'color',
  w: 'width',
  h: 'height',
  q: 'quantity',
  m: 'mount',
  d: 'measured',
  o: 'choices',
  t: 'fitting',
  k: 'children',
  s: 'note',
  p: 'optional',
  a: 'offer',
} as const satisfies Record<string, Exclude<keyof DraftWindow, 'key'>>;

const DEFAULT_WINDOW = emptyWindow('', '');

/** Stands for a property that is missing, where the window before has it: of those that may be missing none is ever null. */
const MISSING = null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs from the options of the window before. */
function packedOptions(options: Fields, before: Fields): Fields {
  const names = Object.keys({ ...before, ...options }).filter((name) => !isSame(options[name], before[name]));
  return Object.fromEntries(names.map((name) => [name, options[name] ?? MISSING]));
}

/** What differs from the window before; of the first, from an empty one. */
function packedWindow(window: DraftWindow, before: DraftWindow): Fields {
  const options = {
    choices: packedOptions(window.choices, before.choices),
    fitting: packedOptions(window.fitting, before.fitting),
  };
  const changes = Object.entries(windowNames).filter(([, name]) => !isSame(window[name], before[name]));
  return Object.fromEntries(
    changes.map(([short, name]) => [short, { ...window, ...options }[name] ?? MISSING]),
  );
}

const withoutMissing = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== MISSING));

/** A window from what differs, whatever that is: the draft is decoded afterwards. */
function unpackedWindow(packed: Fields, before: Fields): Fields {
  const changes: Record<string, unknown> = {};
  for (const [short, name] of Object.entries(windowNames)) {
    if (Object.hasOwn(packed, short)) changes[name] = packed[short];
  }
  for (const name of ['choices', 'fitting']) {
    const options = changes[name];
    const known = before[name];
    if (isFields(options) && isFields(known)) changes[name] = withoutMissing({ ...known, ...options });
  }
  const { optional, ...window }: Fields = { ...before, ...changes };
  return optional === undefined || optional === MISSING ? window : { ...window, optional };
}

const Packed = z.looseObject({ windows: z.array(z.looseObject({})) });

function toBase64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(word: string): string {
  const binary = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * Returns a draft as the hash of an address: its windows, each as what differs from the one before, and its client. Its place, the
 * distributor's margin, own lines and rounding are left out because links are forwarded, and the id of the saved quote because the
 * reader may not be allowed to change it.
 */
export function draftToLink(draft: Draft): string {
  const { windows, ...rest } = { ...draft, ...WITHOUT_RESALE };
  const defaults: Fields = EMPTY_DRAFT;
  const said = Object.entries(rest).filter(([name, value]) => !isSame(value, defaults[name]));
  const packed = windows.map((window, at) => packedWindow(window, windows[at - 1] ?? DEFAULT_WINDOW));
  return LINK_PREFIX + toBase64Url(JSON.stringify({ ...Object.fromEntries(said), windows: packed }));
}

/** Whether every text in a value is one that somebody may have typed. */
const hasShortTexts = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= MOST_TEXT
    : typeof value !== 'object' || value === null || Object.values(value).every(hasShortTexts);

/** Whether the link of a draft can be opened: it has neither too many windows nor texts that are too long. */
export const isLinkable = (draft: Draft): boolean =>
  draft.windows.length <= MOST_LINKED && hasShortTexts(draft);

/** Keys for the windows of a link: the same for the same link, and for hardly any other. */
function keysFor(word: string): (at: number) => string {
  let hash = 0;
  for (const character of word) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return (at) => `${hash.toString(36)}-${String(at + 1)}`;
}

function unpackedWindows(packed: readonly Fields[], word: string): readonly Fields[] {
  const keyOf = keysFor(word);
  let before: Fields = DEFAULT_WINDOW;
  return packed.map((window, at) => {
    before = unpackedWindow(window, before);
    return { ...before, key: keyOf(at) };
  });
}

/**
 * Returns the draft in a link, or why there is none. A link is somebody else's text that is written into this browser, so
 * its size is judged first.
 */
export function draftFromLink(link: string): Draft | LinkProblem {
  const isFirst = link.startsWith(FIRST_PREFIX);
  if (!isFirst && !link.startsWith(LINK_PREFIX)) return 'unread';
  if (link.length > MOST_LENGTH) return 'oversized';
  try {
    const word = readSharedId(link).slice(LINK_PREFIX.length);
    const packed = z.safeParse(Packed, JSON.parse(fromBase64Url(word)));
    if (!packed.success) return 'unread';
    const { windows } = packed.data;
    if (windows.length > MOST_LINKED) return 'oversized';
    const whole = isFirst
      ? windows.map((window) => ({ ...DEFAULT_WINDOW, ...window }))
      : unpackedWindows(windows, word);
    // A short link may repeat a large window.
    if (JSON.stringify(whole).length > MOST_LENGTH) return 'oversized';
    const draft = z.safeParse(Draft, {
      ...EMPTY_DRAFT,
      ...packed.data,
      windows: whole,
      ...WITHOUT_RESALE,
    });
    if (!draft.success || draft.data.windows.length === 0) return 'unread';
    return isLinkable(draft.data) ? draft.data : 'oversized';
  } catch {
    return 'unread';
  }
}

const HASH = /^#(?<own>propia\.)?(?<link>v\d+\..*)$/;

/** The link in the hash of an address, and whether its draft becomes the person's own at once; null for another hash. */
export function linkInHash(hash: string): { readonly link: string; readonly isOwn: boolean } | null {
  const { own, link } = HASH.exec(hash)?.groups ?? {};
  return link === undefined ? null : { link, isOwn: own !== undefined };
}

/** The hash by which the draft of a link becomes the person's own at once. */
export const ownHash = (link: string): string => `#propia.${link}`;
