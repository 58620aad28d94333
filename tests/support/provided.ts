declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the sweep runs: it tests everything, including what `npm test` leaves out. */
    readonly isSweep: boolean;
    /** Whether a translator works on the screens that are walked. */
    readonly isTranslated: boolean;
    /** How many random walks each chart has. */
    readonly walks: number;
    /** The views in which axe checks stories, besides the one in which they run. */
    readonly views: readonly ViewName[];
  }
}

/** A width in CSS px, and whether the scheme is dark. */
export interface ViewName {
  readonly width: number;
  readonly dark: boolean;
}
