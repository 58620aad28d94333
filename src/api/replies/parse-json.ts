/**
 * Returns undefined for an empty body, which only the calls with an open reply accept (B25). Scripts of PHP that were saved
 * with byte order marks send one each; the browser takes away the first.
 */
export function parseJson(text: string): unknown {
  const trimmed = text.trim();
  const body: unknown = trimmed === '' ? undefined : JSON.parse(trimmed);
  return body;
}
