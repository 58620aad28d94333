import { use } from 'react';
import { loadFamily } from '#src/content/load-family.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';

type Variants = readonly Variant[];

const loads = new Map<FamilyId, Promise<Variants>>();

/** Loads a family's variants once; after a failure the next call loads them again. */
function fetchFamily(id: FamilyId): Promise<Variants> {
  const known = loads.get(id);
  if (known !== undefined) return known;
  const promise = loadFamily(id);
  loads.set(id, promise);
  promise.catch(() => loads.delete(id));
  return promise;
}

/** The variants of a family; suspends until they are loaded. */
export const useFamily = (id: FamilyId): Variants => use(fetchFamily(id));

/** The variants of several families, in order; all are loaded in parallel. */
export function useFamilies(ids: readonly FamilyId[]): Variants {
  const promises = ids.map(fetchFamily);
  return promises.flatMap((promise) => use(promise));
}
