import * as z from 'zod/mini';
import { Draft, EMPTY_DRAFT, emptyWindow, type DraftWindow } from './draft.ts';

/** Prefix of a link to a draft, after the `#`: the version of the format. */
const LINK_PREFIX = 'v1.';

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
 * Returns a draft as the hash of an address: its windows and its client. The distributor's margin is left out because
 * links are forwarded. The id of the saved quote is left out because the reader may not be allowed to change it.
 */
export function draftToLink(draft: Draft): string {
  const packed = {
    ...withoutDefaults<Draft>({ ...draft, windows: [], margin: '', quote: null }, EMPTY_DRAFT),
    windows: draft.windows.map((window) => withoutDefaults<DraftWindow>(window, DEFAULT_WINDOW)),
  };
  return LINK_PREFIX + toBase64Url(JSON.stringify(packed));
}

/** Returns the draft in a link; null when the link is cut, invalid or of another version. */
export function draftFromLink(link: string): Draft | null {
  if (!link.startsWith(LINK_PREFIX)) return null;
  try {
    const packed = z.safeParse(Packed, JSON.parse(fromBase64Url(link.slice(LINK_PREFIX.length))));
    if (!packed.success) return null;
    const windows = packed.data.windows.map((window) => ({ ...DEFAULT_WINDOW, ...window }));
    const draft = z.safeParse(Draft, { ...EMPTY_DRAFT, ...packed.data, windows, margin: '', quote: null });
    return draft.success && draft.data.windows.length > 0 ? draft.data : null;
  } catch {
    return null;
  }
}
