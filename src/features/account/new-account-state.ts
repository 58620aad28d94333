/** History state with the e-mail of a new account added; its other entries are kept. */
export function withNewAccount(state: unknown, email: string): object {
  return { ...(typeof state === 'object' ? state : {}), email };
}

/** The e-mail of a new account in the history state, or null. History state may hold anything. */
export function newAccountIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' && state.email !== '' ? state.email : null;
}
