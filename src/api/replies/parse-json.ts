/** Returns undefined for an empty body, which only the calls with an open reply accept (B25). */
export function parseJson(text: string): unknown {
  const body: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  return body;
}
