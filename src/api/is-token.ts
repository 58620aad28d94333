const MAX_BYTES = 8 * 1024;
const FAILED_WRITES = new Set(['', 'null', 'undefined', '[object Object]']);
/** Control characters and other characters that browsers reject in a header. */
const FORBIDDEN_IN_HEADER = /\p{Cc}|[^\u0020-\u00ff]/u;

/**
 * Whether a text can be a session token. Results of failed writes ('null', 'undefined', '[object Object]'), control
 * characters, characters that headers cannot hold and texts over 8 KB are rejected (B32, K15).
 */
export function isToken(text: string): boolean {
  return (
    !FAILED_WRITES.has(text.trim()) &&
    !FORBIDDEN_IN_HEADER.test(text) &&
    new TextEncoder().encode(text).length <= MAX_BYTES
  );
}
