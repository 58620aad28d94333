import * as z from 'zod/mini';

/** Keys with this prefix survive the storage reset before each story. */
const KEY = 'rollux-recorridos-1';

/** The ids of the walked transitions, by tester and machine. */
const Walked = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const Kept = z.object({ tester: z.string(), walked: Walked });
type Kept = z.output<typeof Kept>;

const EMPTY_RECORD: Kept = { tester: '', walked: {} };

function read(): Kept {
  try {
    const decoded = z.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return decoded.success ? decoded.data : EMPTY_RECORD;
  } catch {
    return EMPTY_RECORD;
  }
}

let kept = read();
const listeners = new Set<() => void>();

// Another tab may have written.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  kept = read();
  for (const listener of [...listeners]) listener();
});

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the record lasts until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

/** The transitions that each tester has walked, kept in this browser. For useSyncExternalStore. */
export const coverage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => kept,
};

/** Sets the tester's name: each name has its own record. */
export const setTester = (tester: string) => {
  keep({ ...kept, tester });
};

/** Returns the transitions that a tester has walked of a machine. */
export const walkedBy = ({ tester, walked }: Kept, machine: string): readonly string[] =>
  walked[tester]?.[machine] ?? [];

/** Adds transitions to the tester's record, merged with what other tabs stored. */
export function addWalked(machine: string, edges: readonly string[]): void {
  const { tester, walked } = kept;
  const before = walkedBy(kept, machine);
  const isNew = edges.some((edge) => !before.includes(edge));
  if (!isNew) return;
  const stored = { ...read().walked };
  const all = [...before, ...walkedBy({ tester, walked: stored }, machine), ...edges];
  const own = { ...walked[tester], ...stored[tester], [machine]: [...new Set(all)].toSorted() };
  keep({ tester, walked: { ...walked, ...stored, [tester]: own } });
}
