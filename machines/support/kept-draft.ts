import type { Draft } from '#src/api/draft.ts';
import { drafts } from '#src/api/stored/drafts.ts';
import { readOwner } from '#src/api/stored/session-store.ts';

/**
 * The quote that whoever uses the browser now was putting together, for screens, which must not import the store; null
 * without one, and while it is not known whose session this is.
 */
export function keptDraft(): Draft | null {
  const owner = readOwner();
  const [draft] = owner === null ? [] : drafts.read(owner).items;
  return draft === undefined || draft.windows.length === 0 ? null : draft;
}
