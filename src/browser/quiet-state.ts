/** History state of a navigation that the screen announces itself. */
interface QuietState {
  readonly quiet: true;
}

/** Marks the state of a history entry as quiet. */
export const withQuiet = (state: unknown): QuietState => ({
  ...(typeof state === 'object' ? state : null),
  quiet: true,
});

/** Whether the screen announces this navigation itself. */
export const isQuiet = (state: unknown): state is QuietState =>
  typeof state === 'object' && state !== null && 'quiet' in state;
