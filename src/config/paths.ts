/** Names of the parameters in a path pattern: `/a/:b/:c?` has b (required) and c (optional). */
type RequiredParams<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? RequiredParams<Head> | RequiredParams<Rest>
  : P extends `:${string}?`
    ? never
    : P extends `:${infer Name}`
      ? Name
      : never;
type OptionalParams<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? OptionalParams<Head> | OptionalParams<Rest>
  : P extends `:${infer Name}?`
    ? Name
    : never;

/** What a builder needs to fill a pattern. */
export type PathParams<P extends string> = { readonly [K in RequiredParams<P>]: string } & {
  readonly [K in OptionalParams<P>]?: string | undefined;
};

/** A value as one segment. URL parsers resolve a dot segment however it is encoded, so its dots are encoded twice. */
const encodeSegment = (value: string) =>
  value === '.' || value === '..' ? value.replaceAll('.', '%252E') : encodeURIComponent(value);

/** Fills a pattern; each value is percent-encoded, an absent optional one is left out. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const filled = pattern
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.slice(1).replace(/\?$/, '')];
      return value === undefined ? undefined : encodeSegment(value);
    })
    .filter((segment) => segment !== undefined)
    .join('/');
  return filled === '' ? '/' : filled;
}
