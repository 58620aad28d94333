import { normalizeText } from '#src/format/normalize-text.ts';

const NAMELESS = 'archivo';

function slugOf(name: string): string {
  const words = normalizeText(name).replaceAll(/[^a-z0-9]+/g, '-');
  return words.slice(words.startsWith('-') ? 1 : 0, words.endsWith('-') ? -1 : undefined) || NAMELESS;
}

/** A unique key of each file for the address, made from its name; repeated names get a number. */
export function fileKeys(files: readonly { readonly name: string }[]): readonly string[] {
  const taken = new Set<string>();
  /** The number that a repeated name gets next. */
  const numbers = new Map<string, number>();
  return files.map(({ name }) => {
    const slug = slugOf(name);
    let number = numbers.get(slug) ?? 1;
    let key = number === 1 ? slug : `${slug}-${String(number)}`;
    while (taken.has(key)) {
      number += 1;
      key = `${slug}-${String(number)}`;
    }
    taken.add(key);
    numbers.set(slug, number + 1);
    return key;
  });
}
