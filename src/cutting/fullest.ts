/** The item that reached each sum first, and the sum before it; -1 where no item has. */
interface Reached {
  readonly item: Int32Array;
  readonly from: Int32Array;
}

function reachSums(sizes: readonly number[], capacity: number): Reached {
  const item = new Int32Array(capacity + 1).fill(-1);
  const from = new Int32Array(capacity + 1).fill(-1);
  from[0] = 0;
  for (const [at, size] of sizes.entries()) {
    for (let sum = capacity; sum >= size; sum -= 1) {
      if (from[sum] === -1 && from[sum - size] !== -1) {
        from[sum] = sum - size;
        item[sum] = at;
      }
    }
    if (from[capacity] !== -1) break;
  }
  return { item, from };
}

/**
 * The items that together come nearest to a capacity without exceeding it, by their place in the list. Sizes are whole
 * and above 0. Earlier items are preferred.
 */
export function fullest(sizes: readonly number[], capacity: number): readonly number[] {
  if (capacity < 0) return [];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= capacity) return sizes.map((_, at) => at);
  const { item, from } = reachSums(sizes, capacity);
  let sum = capacity;
  while (from[sum] === -1) sum -= 1;
  const chosen: number[] = [];
  while (sum > 0) {
    chosen.push(item[sum] ?? -1);
    sum = from[sum] ?? 0;
  }
  return chosen;
}
