declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the sweep runs: it tests everything, including what `npm test` leaves out. */
    readonly isSweep: boolean;
    /** Which charts are walked in full on their screens: those of `npm test`, of `test:long`, or all. */
    readonly walks: 'short' | 'long' | 'all';
    /** Whether a translator works on the screens that are walked. */
    readonly isTranslated: boolean;
    /** Which rooms are painted with and without WebGL: those of `npm test`, those of `test:long`, or all. */
    readonly painted: 'first' | 'others' | 'all';
    /** The views in which axe checks stories, besides the one in which they run. */
    readonly views: readonly ViewName[];
  }
}

/** A width in CSS px, and whether the scheme is dark. */
export interface ViewName {
  readonly width: number;
  readonly dark: boolean;
}
