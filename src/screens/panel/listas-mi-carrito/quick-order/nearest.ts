/** How many letters must change to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const sharesWord = (one: string, other: string) =>
  one.split(' ').some((word) => word.length > 2 && other.split(' ').includes(word));

/** Names that look like what was written, the likeliest first; none where nothing does. */
export function nearest(
  asked: string,
  names: readonly { readonly plain: string; readonly name: string }[],
): readonly string[] {
  return names
    .map(({ plain, name }) => ({
      name,
      far: distance(asked, plain),
      near: sharesWord(asked, plain),
      most: Math.max(2, Math.floor(Math.max(asked.length, plain.length) * 0.4)),
    }))
    .filter(({ far, near, most }) => far <= most || near)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
