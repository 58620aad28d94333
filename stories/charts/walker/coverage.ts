import * as z from 'zod/mini';

/** Keys that begin so outlive the stories, which otherwise begin with an empty storage. */
const KEY = 'rollux-recorridos-1';

/** By tester and machine, the ids of the transitions that they have walked. */
const Walked = z.record(z.string(), z.record(z.string(), z.array(z.string())));
const Kept = z.object({ tester: z.string(), walked: Walked });
type Kept = z.output<typeof Kept>;

const NOBODY: Kept = { tester: '', walked: {} };

function read(): Kept {
  try {
    const decoded = z.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return decoded.success ? decoded.data : NOBODY;
  } catch {
    return NOBODY;
  }
}

let kept = read();
const listeners = new Set<() => void>();

// Another tab may be walking too.
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
    // Without storage it lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Which transitions each tester has walked, kept in this browser. For useSyncExternalStore. */
export const coverage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => kept,
};

/** Says who is testing: each name has walks of its own. */
export const setTester = (tester: string) => {
  keep({ ...kept, tester });
};

/** What a tester has walked of a machine. */
export const walkedBy = ({ tester, walked }: Kept, machine: string): readonly string[] =>
  walked[tester]?.[machine] ?? [];

/** Adds transitions to what the tester has walked, on top of what other tabs have kept. */
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
