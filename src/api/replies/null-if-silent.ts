import { toFailure } from '../errors.ts';

/** In place of a reply that nobody needs: null when the server only says that it is done. @throws any other error */
export function nullIfSilent(error: unknown): null {
  if (toFailure(error).isSilent) return null;
  throw error;
}
