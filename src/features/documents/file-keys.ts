import { normalizeText } from '#src/kit/list/normalize-text.ts';

const NAMELESS = 'archivo';

const slugOf = (name: string) =>
  normalizeText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || NAMELESS;

/** A unique key of each file for the address, made from its name; repeated names get a number. */
export function fileKeys(files: readonly { readonly name: string }[]): readonly string[] {
  const taken = new Set<string>();
  return files.map(({ name }) => {
    const slug = slugOf(name);
    let key = slug;
    for (let number = 2; taken.has(key); number += 1) key = `${slug}-${String(number)}`;
    taken.add(key);
    return key;
  });
}
