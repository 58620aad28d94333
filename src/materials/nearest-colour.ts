const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far two colours are from each other: the square of their distance in red, green and blue. */
function apart(one: string, other: string): number {
  const others = channels(other);
  return channels(one).reduce((sum, value, at) => sum + (value - (others[at] ?? 0)) ** 2, 0);
}

/** The first of those that look most like a colour; undefined without any. */
export const nearestColour = <T extends { readonly hex: string }>(colours: readonly T[], hex: string) =>
  colours.toSorted((one, other) => apart(one.hex, hex) - apart(other.hex, hex))[0];
