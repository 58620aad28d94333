/** Words between a cloth and its colour. */
const BETWEEN = /^(?:(?:en|de|color) )+/;

/**
 * Every way to read a text as a name and a colour behind it, the longest name first: "screen 5 arena" as "screen 5" and
 * "arena", then as "screen" and "5 arena".
 * @param plain letters and digits alone, with single spaces
 */
export const namesAndColours = (plain: string): readonly (readonly [name: string, colour: string])[] =>
  plain
    .split(' ')
    .map(
      (_, at, words) =>
        [words.slice(0, at).join(' '), words.slice(at).join(' ').replace(BETWEEN, '')] as const,
    )
    .slice(1)
    .toReversed();
