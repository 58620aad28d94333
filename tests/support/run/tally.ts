interface Count {
  tried: number;
  failing: number;
}

/**
 * Counts the cells of a table by their row and by their column, and prints both.
 * @param titles what the rows and the columns are
 */
export function createTally(titles: { readonly rows: string; readonly columns: string }) {
  const rows = new Map<string, Count>();
  const columns = new Map<string, Count>();

  const add = (counts: Map<string, Count>, name: string, holds: boolean) => {
    const { tried, failing } = counts.get(name) ?? { tried: 0, failing: 0 };
    counts.set(name, { tried: tried + 1, failing: failing + (holds ? 0 : 1) });
  };

  const table = (title: string, counts: ReadonlyMap<string, Count>) => [
    `${title}: tried, failing`,
    ...[...counts].map(([name, { tried, failing }]) => `  ${name}: ${String(tried)}, ${String(failing)}`),
  ];

  return {
    count: (row: string, column: string, holds: boolean): void => {
      add(rows, row, holds);
      add(columns, column, holds);
    },
    toString: (): string => {
      const all = [...columns.values()];
      const sum = (key: keyof Count) => String(all.reduce((total, count) => total + count[key], 0));
      return [
        ...table(titles.rows, rows),
        ...table(titles.columns, columns),
        `All: ${sum('tried')} tried, ${sum('failing')} failing`,
      ].join('\n');
    },
  };
}
