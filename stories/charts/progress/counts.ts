/** Where the sidebar finds how much of each chart is walked. */
export const COUNTS_KEY = 'rollux-recorridos-cuentas';

/** How much of a chart is walked. */
export interface Count {
  /** Id of the chart's story. */
  readonly story: string;
  readonly walked: number;
  readonly total: number;
}

/** Counts as text, a line for each chart: `maquinas-sesion--recorrido 3/35`. */
export const textOfCounts = (counts: readonly Count[]): string =>
  counts.map(({ story, walked, total }) => `${story} ${String(walked)}/${String(total)}`).join('\n');

/** The counts in a text, such as `3/35`, by the id of the story. */
export const countsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\d+\/\d+)$/gm)].map(([, story = '', count = '']) => [story, count]));
