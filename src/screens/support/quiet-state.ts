/** History state of a change of which the screen itself tells those who listen. */
interface QuietState {
  readonly quiet: true;
}

/** The state of an entry, marked so. */
export const withQuiet = (state: unknown): QuietState => ({
  ...(typeof state === 'object' ? state : null),
  quiet: true,
});

/** Whether a navigation changed a list that says by itself what came of it. */
export const isQuiet = (state: unknown): state is QuietState =>
  typeof state === 'object' && state !== null && 'quiet' in state;
