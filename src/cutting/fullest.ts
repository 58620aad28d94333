/** No item has reached a sum. */
const NONE = -1;

/**
 * The item that reached each sum first; no more are tried once the capacity itself is reached. Which sums are reached is a
 * bit each, so that an item adds itself to 32 of them at a time.
 */
function reachSums(sizes: readonly number[], capacity: number): Int32Array {
  const words = (capacity >>> 5) + 1;
  const reached = new Uint32Array(words);
  const item = new Int32Array(words * 32).fill(NONE);
  reached[0] = 1;
  let total = 0;
  for (const [at, size] of sizes.entries()) {
    total += size;
    const [skipped, shift] = [size >>> 5, size & 31];
    for (let word = Math.min(words - 1, total >>> 5); word >= skipped; word -= 1) {
      const low = shift === 0 ? 0 : (reached[word - skipped - 1] ?? 0) >>> (32 - shift);
      const before = reached[word] ?? 0;
      let fresh = (((reached[word - skipped] ?? 0) << shift) | low) & ~before;
      if (fresh === 0) continue;
      reached[word] = before | fresh;
      for (; fresh !== 0; fresh &= fresh - 1) item[word * 32 + 31 - Math.clz32(fresh & -fresh)] = at;
    }
    if (item[capacity] !== NONE) break;
  }
  return item;
}

/**
 * The items that together come nearest to a capacity without exceeding it, by their place in the list. Sizes are whole
 * and above 0. Earlier items are preferred.
 */
export function fullest(sizes: readonly number[], capacity: number): readonly number[] {
  if (capacity < 0) return [];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= capacity) return sizes.map((_, at) => at);
  const item = reachSums(sizes, capacity);
  let sum = capacity;
  while (sum > 0 && item[sum] === NONE) sum -= 1;
  const chosen: number[] = [];
  while (sum > 0) {
    const at = item[sum] ?? NONE;
    chosen.push(at);
    sum -= sizes[at] ?? sum;
  }
  return chosen;
}
