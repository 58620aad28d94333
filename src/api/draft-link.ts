import * as z from 'zod/mini';
import { MOST_TEXT } from '#src/config/constants.ts';
import { readSharedId } from '#src/reading/shared-id.ts';
import { Draft, EMPTY_DRAFT, emptyWindow, type DraftWindow } from './draft.ts';
import { WITHOUT_RESALE } from './stored/draft-text.ts';

/** Prefix of a link to a draft, after the `#`: the version of the format. */
const LINK_PREFIX = 'v1.';

/** The most windows in one link: addresses with more are truncated by what they are sent through. */
export const MOST_LINKED = 200;

/** Characters of the longest link. A window with everything that can be said about it takes 1,400, most take 220. */
const MOST_LENGTH = MOST_LINKED * 2_000;

/** Why a link is not opened: it is cut, invalid or of another version, or it has more than a link may have. */
export type LinkProblem = 'unread' | 'oversized';

/** Returns only the properties that differ from the defaults, to keep the link short. */
function withoutDefaults<T extends object>(value: T, defaults: T): Partial<T> {
  const rest: Partial<T> = {};
  for (const name in value) {
    if (JSON.stringify(value[name]) !== JSON.stringify(defaults[name])) rest[name] = value[name];
  }
  return rest;
}

const DEFAULT_WINDOW = emptyWindow('', '');

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
 * Returns a draft as the hash of an address: its windows and its client. Its place, the distributor's margin, own lines and rounding are
 * left out because links are forwarded, and the id of the saved quote because the reader may not be allowed to change it.
 */
export function draftToLink(draft: Draft): string {
  const packed = {
    ...withoutDefaults<Draft>(
      {
        ...draft,
        windows: [],
        ...WITHOUT_RESALE,
      },
      EMPTY_DRAFT,
    ),
    windows: draft.windows.map((window) => withoutDefaults<DraftWindow>(window, DEFAULT_WINDOW)),
  };
  return LINK_PREFIX + toBase64Url(JSON.stringify(packed));
}

/** Whether every text in a value is one that somebody may have typed. */
const hasShortTexts = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= MOST_TEXT
    : typeof value !== 'object' || value === null || Object.values(value).every(hasShortTexts);

/** Whether the link of a draft can be opened: it has neither too many windows nor texts that are too long. */
export const isLinkable = (draft: Draft): boolean =>
  draft.windows.length <= MOST_LINKED && hasShortTexts(draft);

/**
 * Returns the draft in a link, or why there is none. A link is somebody else's text that is written into this browser, so
 * its size is judged first.
 */
export function draftFromLink(link: string): Draft | LinkProblem {
  if (!link.startsWith(LINK_PREFIX)) return 'unread';
  if (link.length > MOST_LENGTH) return 'oversized';
  try {
    const word = readSharedId(link).slice(LINK_PREFIX.length);
    const packed = z.safeParse(Packed, JSON.parse(fromBase64Url(word)));
    if (!packed.success) return 'unread';
    if (packed.data.windows.length > MOST_LINKED) return 'oversized';
    const windows = packed.data.windows.map((window) => ({ ...DEFAULT_WINDOW, ...window }));
    const draft = z.safeParse(Draft, {
      ...EMPTY_DRAFT,
      ...packed.data,
      windows,
      ...WITHOUT_RESALE,
    });
    if (!draft.success || draft.data.windows.length === 0) return 'unread';
    return isLinkable(draft.data) ? draft.data : 'oversized';
  } catch {
    return 'unread';
  }
}
