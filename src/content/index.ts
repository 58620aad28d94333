import { entriesOf, type Entry } from './entries.ts';
import { families } from './families.ts';

/** Every variant's line in the catalog, family by family. */
export const entries: readonly Entry[] = families.flatMap(({ id }) => entriesOf(id));
