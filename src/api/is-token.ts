const MAX_BYTES = 8 * 1024;
const WRECKS = new Set(['', 'null', 'undefined', '[object Object]']);
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Whether a text can be a session token. What failed writes leave behind ('null', 'undefined', '[object Object]'),
 * control characters and anything over 8 KB cannot (DESIGN 4).
 */
export function isToken(text: string): boolean {
  return (
    !WRECKS.has(text.trim()) &&
    !CONTROL_CHARACTER.test(text) &&
    new TextEncoder().encode(text).length <= MAX_BYTES
  );
}
