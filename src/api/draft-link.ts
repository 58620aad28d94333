import * as z from 'zod/mini';
import { Draft, EMPTY_DRAFT, emptyWindow, type DraftWindow } from './draft.ts';

/** How a link to a draft begins, behind the `#`: the version of what follows. */
const LINK_PREFIX = 'v1.';

/** What of something differs from its usual: most of a window does not. */
function unusual<T extends object>(value: T, usual: T): Partial<T> {
  const rest: Partial<T> = {};
  for (const name in value) {
    if (JSON.stringify(value[name]) !== JSON.stringify(usual[name])) rest[name] = value[name];
  }
  return rest;
}

const usualWindow = emptyWindow('', '');

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
 * A draft as the end of an address: all that was put together and for whom. What a distributor earns stays behind, for a
 * link is sent on; so does the saved quote, which is not everybody's to change.
 */
export function linkOf(draft: Draft): string {
  const packed = {
    ...unusual<Draft>({ ...draft, windows: [], margin: '', quote: null }, EMPTY_DRAFT),
    windows: draft.windows.map((window) => unusual<DraftWindow>(window, usualWindow)),
  };
  return LINK_PREFIX + toBase64Url(JSON.stringify(packed));
}

/** The draft of a link; null where it is cut, made up, or of another version. */
export function draftIn(link: string): Draft | null {
  if (!link.startsWith(LINK_PREFIX)) return null;
  try {
    const packed = z.safeParse(Packed, JSON.parse(fromBase64Url(link.slice(LINK_PREFIX.length))));
    if (!packed.success) return null;
    const windows = packed.data.windows.map((window) => ({ ...usualWindow, ...window }));
    const draft = z.safeParse(Draft, { ...EMPTY_DRAFT, ...packed.data, windows, margin: '', quote: null });
    return draft.success && draft.data.windows.length > 0 ? draft.data : null;
  } catch {
    return null;
  }
}
