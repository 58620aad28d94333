/** A pending call that the test answers when it wants. */
export interface Held<Data, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly resolve: (data: Data) => void;
  readonly reject: (reason: unknown) => void;
}

/** A task whose calls wait for the test's answers; `calls` lists them in order. */
export function holdTask<Data, Input>() {
  const calls: Held<Data, Input>[] = [];
  const task = (input: Input, signal: AbortSignal): Promise<Data> => {
    const { promise, resolve, reject } = Promise.withResolvers<Data>();
    calls.push({ input, signal, resolve, reject });
    return promise;
  };
  return { task, calls };
}

/** Returns the item of a list that a test relies on. @throws RangeError when it is missing. */
export function nth<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined)
    throw new RangeError(`there is no item ${String(index)} among ${String(items.length)}`);
  return item;
}
