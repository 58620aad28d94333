interface QuestionsOptions<What> {
  /** Whether questions of one name wait side by side; of the others a newer one replaces the older. */
  readonly areApart: (what: What) => boolean;
  readonly onChange: () => void;
}

/** Calls that wait until the tester answers them, by name; of one name the first is answered first. */
export function createQuestions<What, Answer>({ areApart, onChange }: QuestionsOptions<What>) {
  type Resolve = (answer: Answer) => void;
  const waiting = new Map<What, readonly Resolve[]>();

  const close = (what: What, who: Resolve) => {
    const left = (waiting.get(what) ?? []).filter((one) => one !== who);
    if (left.length === 0) waiting.delete(what);
    else waiting.set(what, left);
    onChange();
  };

  return {
    names: () => [...waiting.keys()],
    /** Opens a question and waits for its answer; an aborted one has the answer `aborted`. */
    ask: (what: What, signal: AbortSignal | undefined, aborted: Answer) =>
      new Promise<Answer>((resolve) => {
        waiting.set(what, [...(areApart(what) ? (waiting.get(what) ?? []) : []), resolve]);
        onChange();
        signal?.addEventListener('abort', () => {
          if (waiting.get(what)?.includes(resolve) === true) close(what, resolve);
          resolve(aborted);
        });
      }),
    /** Closes the question that waits longest; returns how to answer it. */
    take: (what: What): Resolve => {
      const [resolve] = waiting.get(what) ?? [];
      if (resolve === undefined) return () => undefined;
      close(what, resolve);
      return resolve;
    },
    /** Drops a question that nothing waits for. */
    drop: (what: What) => {
      if (waiting.delete(what)) onChange();
    },
  };
}
