import type { Publication } from '#src/api/contract/assumed/publications.ts';

export type PublicationState = 'shown' | 'planned' | 'withdrawn';

/** Who sees a file on a day (`YYYY-MM-DD`): everybody, or until its own day or for good only administrators. */
export function stateOf({ withdrawn, valid_from }: Publication, today: string): PublicationState {
  if (withdrawn) return 'withdrawn';
  return valid_from !== null && valid_from > today ? 'planned' : 'shown';
}
