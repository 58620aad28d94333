/**
 * Built-ins that the engines of the build's target may lack (docs/decisions/102): loaded before everything else by those
 * that do. Each does what our code and its packages need of it.
 */
function lend(owner: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

lend(Promise, {
  withResolvers: <T>() => {
    let resolve: (value: T | PromiseLike<T>) => void = () => undefined;
    let reject: (reason?: unknown) => void = () => undefined;
    const promise = new Promise<T>((yes, no) => {
      resolve = yes;
      reject = no;
    });
    return { promise, resolve, reject };
  },
});

lend(Array.prototype, {
  toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it stands for toSorted.
    return [...this].sort(compare);
  },
  toReversed<T>(this: readonly T[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- it stands for toReversed.
    return [...this].reverse();
  },
  toSpliced<T>(this: readonly T[], ...change: [start: number, count: number, ...items: T[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
});

lend(Map, {
  groupBy: <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
    const groups = new Map<Key, Item[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      groups.set(key, [...(groups.get(key) ?? []), item]);
      index += 1;
    }
    return groups;
  },
});

const parse = (address: string | URL, base?: string | URL): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

lend(URL, { parse, canParse: (address: string | URL, base?: string | URL) => parse(address, base) !== null });
