interface RequestedState {
  readonly requested: string;
}

/** History state of a quote that was requested on the page before: its folio. */
export const asRequested = (folio: string): RequestedState => ({ requested: folio });

/** The folio in a history state; null when the quote was opened otherwise. */
export const requestedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'requested' in state && typeof state.requested === 'string'
    ? state.requested
    : null;
