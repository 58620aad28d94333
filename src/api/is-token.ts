const MAX_BYTES = 8 * 1024;
const WRECKS = new Set(['', 'null', 'undefined', '[object Object]']);
/** Control characters, and whatever else a browser refuses to send in a header. */
const UNSENDABLE = /\p{Cc}|[^\u0020-\u00ff]/u;

/**
 * Whether a text can be a session token. What failed writes leave behind ('null', 'undefined', '[object Object]'),
 * control characters, what no header can carry, and anything over 8 KB cannot (B32, K15).
 */
export function isToken(text: string): boolean {
  return (
    !WRECKS.has(text.trim()) && !UNSENDABLE.test(text) && new TextEncoder().encode(text).length <= MAX_BYTES
  );
}
