import { fold } from '../list/fold.ts';

const NAMELESS = 'archivo';

const slugOf = (name: string) =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || NAMELESS;

/** A word for each file that an address can hold, made from its name; of equal names the later ones have a number. */
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
