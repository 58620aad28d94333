/** History state with the e-mail of an account that was just created; what else it held goes along. */
export function withNewAccount(state: unknown, email: string): object {
  return { ...(typeof state === 'object' ? state : {}), email };
}

/** The e-mail of an account that was just created, or null. History state may hold anything. */
export function newAccountIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' && state.email !== '' ? state.email : null;
}
