/** Number of letters to change to turn one word into another (Levenshtein editDistance). */
function editDistance(one: string, other: string): number {
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

/** Up to three names similar to the text, the most similar first. */
export function nearest(
  asked: string,
  names: readonly { readonly plain: string; readonly name: string }[],
): readonly string[] {
  return names
    .map(({ plain, name }) => ({
      name,
      edits: editDistance(asked, plain),
      hasCommonWord: sharesWord(asked, plain),
      mostEdits: Math.max(2, Math.floor(Math.max(asked.length, plain.length) * 0.4)),
    }))
    .filter(({ edits, hasCommonWord, mostEdits }) => edits <= mostEdits || hasCommonWord)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}
