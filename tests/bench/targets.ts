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
  readonly total: number;
}

export const targets: Readonly<Record<string, Target>> = {
  home: { lcp: 1_000, ratio: 1.35, blocking: 150, longestTask: 100, cls: 0.01, js: 140, total: 260 },
  login: { lcp: 1_200, blocking: 150, cls: 0.01, js: 150, total: 220 },
  panel: { lcp: 1_900, blocking: 200, cls: 0.01, js: 210, total: 290 },
};

/** Home's inlined styles, compressed, in kilobytes. */
export const INLINE_CSS_KB = 15;
