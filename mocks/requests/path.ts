/** Values of the `:name` segments of a pattern. */
export type PathValues = Readonly<Record<string, string>>;

/** Matches a whole path, including a trailing slash, against a contract's pattern; null when they differ. */
export function matchPath(pattern: string, path: string): PathValues | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else if (value === '') {
      return null;
    } else {
      values[segment.slice(1)] = value;
    }
  }
  return values;
}
