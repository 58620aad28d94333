/** What the list that is being read turns out to hold, once whoever walks says so. */
let content = Promise.withResolvers<string>();

let read: typeof File.prototype.arrayBuffer | null = null;

/** From now on no list is read before whoever walks says what is in it; what waited is forgotten. */
export function holdLists(): void {
  content = Promise.withResolvers();
  read ??= Reflect.get(File.prototype, 'arrayBuffer');
  const real = read;
  Object.defineProperty(File.prototype, 'arrayBuffer', {
    configurable: true,
    async value(this: File) {
      if (!this.name.endsWith('.csv')) return real.call(this);
      const awaited = content;
      const text = await awaited.promise;
      // The next list has not been told of yet.
      if (content === awaited) content = Promise.withResolvers();
      return new TextEncoder().encode(text).buffer;
    },
  });
}

/** The list that is being read holds this, or will once its reader has come that far. */
export function endListWait(text: string): void {
  content.resolve(text);
}
