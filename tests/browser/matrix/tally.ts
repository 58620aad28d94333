interface Count {
  tried: number;
  failing: number;
}

/** Counts cells by call and by fault, and prints both. */
export function createTally() {
  const calls = new Map<string, Count>();
  const faults = new Map<string, Count>();

  const add = (counts: Map<string, Count>, name: string, holds: boolean) => {
    const { tried, failing } = counts.get(name) ?? { tried: 0, failing: 0 };
    counts.set(name, { tried: tried + 1, failing: failing + (holds ? 0 : 1) });
  };

  const table = (title: string, counts: ReadonlyMap<string, Count>) => [
    `${title}: tried, failing`,
    ...[...counts].map(([name, { tried, failing }]) => `  ${name}: ${String(tried)}, ${String(failing)}`),
  ];

  return {
    count: (call: string, fault: string, holds: boolean): void => {
      add(calls, call, holds);
      add(faults, fault, holds);
    },
    toString: (): string => {
      const all = [...faults.values()];
      const sum = (key: keyof Count) => String(all.reduce((total, count) => total + count[key], 0));
      return [
        ...table('Call', calls),
        ...table('Fault', faults),
        `All: ${sum('tried')} tried, ${sum('failing')} failing`,
      ].join('\n');
    },
  };
}
