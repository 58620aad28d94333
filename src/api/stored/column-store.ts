import * as z from 'zod/mini';
import { knownColumns, withList } from './list-text.ts';
import { workingStorage } from './working-storage.ts';

/** What the columns of a list of windows were taken for. */
const KnownColumns = z.object({
  ...knownColumns,
  /** The unit that a person said; null where the list says it itself. */
  unit: z.nullable(z.enum(['mm', 'cm', 'm', 'in', 'ft'])),
});
export type KnownColumns = z.output<typeof KnownColumns>;

const Kept = z.object({ version: z.literal(1), lists: z.array(KnownColumns) });

const KEY = 'rollux-columnas';

/** Used when the storage throws: it is then known on this page only. */
let memory: readonly KnownColumns[] = [];
const { get: storage, attempt } = workingStorage();

function read(): readonly KnownColumns[] {
  const text = attempt(() => storage()?.getItem(KEY) ?? null, null);
  if (storage() === null) return memory;
  try {
    return z.safeParse(Kept, JSON.parse(text ?? 'null')).data?.lists ?? [];
  } catch {
    return [];
  }
}

/** What the columns of a list with these headings were taken for last; null for a list that is new. */
export const recallColumns = (shape: string): KnownColumns | null =>
  read().find((one) => one.shape === shape) ?? null;

/** Keeps what the columns of a list are taken for, for the next one with the same headings. */
export function keepColumns(known: KnownColumns): void {
  memory = withList(read(), known);
  attempt(() => storage()?.setItem(KEY, JSON.stringify({ version: 1, lists: memory })), undefined);
}
