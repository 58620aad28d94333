import type { Choices } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';

/** "2 × Control remoto Aura de 1 canal" */
export const remoteText = (
  { id, count }: NonNullable<Choices['remotes']>[number],
  nameOf: Quotable['nameOf'],
): string => `${String(count)} × ${nameOf(id)}`;
