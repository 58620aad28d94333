import { storedToken } from '../scenarios/token.ts';
import { userOf } from '../sessions.ts';

/** The login state of this browser: no session, a session that the server refuses, or a user's session. */
export type LoginState =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'person'; readonly id: number; readonly name: string };

export function loginState(): LoginState {
  const token = storedToken();
  if (token === null) return { kind: 'none' };
  try {
    const { id, name } = userOf(token);
    return { kind: 'person', id, name };
  } catch {
    return { kind: 'refused' };
  }
}
