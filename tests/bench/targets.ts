/** What a page may weigh on the wire and how long it may take; the figures that we hold ourselves to. */
interface Target {
  /** Milliseconds, on slow 4G with a CPU four times slower. */
  readonly lcp: number;
  /** Largest contentful paint as a multiple of the static page's. */
  readonly ratio?: number;
  readonly blocking: number;
  readonly longestTask?: number;
  readonly cls: number;
  /** Kilobytes (1,000 bytes) on the wire. */
  readonly js: number;
  /** Styles, those that stand in the page included. */
  readonly css: number;
  readonly total: number;
}

export const targets: Readonly<Record<string, Target>> = {
  home: { lcp: 1_000, ratio: 1.35, blocking: 150, longestTask: 100, cls: 0.01, js: 140, css: 15, total: 260 },
  product: { lcp: 1_100, ratio: 1.5, blocking: 180, cls: 0.01, js: 150, css: 15, total: 270 },
  catalogue: { lcp: 1_300, ratio: 1.8, blocking: 200, cls: 0.01, js: 190, css: 20, total: 320 },
  dealers: { lcp: 1_300, ratio: 1.8, blocking: 200, cls: 0.01, js: 190, css: 20, total: 320 },
  quoter: { lcp: 1_300, ratio: 1.8, blocking: 200, cls: 0.01, js: 190, css: 20, total: 320 },
  login: { lcp: 1_200, blocking: 150, cls: 0.01, js: 150, css: 20, total: 220 },
  panel: { lcp: 1_900, blocking: 200, cls: 0.01, js: 210, css: 30, total: 290 },
};
