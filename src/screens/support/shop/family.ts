import { use } from 'react';
import { loadFamily } from '#src/content/load-family.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';

type Variants = readonly Variant[];

const asked = new Map<FamilyId, Promise<Variants>>();

/** A family's variants, fetched once. One that did not arrive is asked for anew. */
function askFamily(id: FamilyId): Promise<Variants> {
  const known = asked.get(id);
  if (known !== undefined) return known;
  const promise = loadFamily(id);
  asked.set(id, promise);
  promise.catch(() => asked.delete(id));
  return promise;
}

/** The variants of a family; suspends until they are there. */
export const useFamily = (id: FamilyId): Variants => use(askFamily(id));

/** The variants of several families, in their order; all are fetched at the same time. */
export function useFamilies(ids: readonly FamilyId[]): Variants {
  const promises = ids.map(askFamily);
  return promises.flatMap((promise) => use(promise));
}
