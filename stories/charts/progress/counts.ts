/** Where the sidebar finds how much of each chart is walked. */
export const COUNTS_KEY = 'rollux-recorridos-cuentas';

/** How much of a chart is walked. */
export interface Count {
  /** Id of the chart's story. */
  readonly story: string;
  readonly walked: number;
  readonly total: number;
  /** How many of its transitions somebody found right. */
  readonly right: number;
}

/** Counts as text, a line for each chart: `maquinas-sesion--recorrido 3/35`, with a mark when all is found right. */
export const textOfCounts = (counts: readonly Count[]): string =>
  counts
    .map(({ story, walked, total, right }) => {
      const mark = right === total ? ' ✓' : '';
      return `${story} ${String(walked)}/${String(total)}${mark}`;
    })
    .join('\n');

/** The counts in a text, such as `3/35` or `35/35 ✓`, by the id of the story. */
export const countsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^(\S+) (\d+\/\d+(?: ✓)?)$/gm)].map(([, story = '', count = '']) => [story, count]),
  );
