import { storedToken } from '../scenarios/token.ts';
import { userOf } from '../sessions.ts';

/** Whose session this browser keeps: nobody's, one that the server no longer takes, or a person's. */
export type WhoIsIn =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'person'; readonly id: number; readonly name: string };

export function whoIsIn(): WhoIsIn {
  const token = storedToken();
  if (token === null) return { kind: 'nobody' };
  try {
    const { id, name } = userOf(token);
    return { kind: 'person', id, name };
  } catch {
    return { kind: 'refused' };
  }
}
