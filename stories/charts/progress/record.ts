import * as z from 'zod/mini';

/** When a transition was last walked, in which version of the app, and its mark at that time. */
const WalkedEdge = z.object({ mark: z.string(), version: z.string(), at: z.string() });
export type WalkedEdge = z.output<typeof WalkedEdge>;

/** The walked transitions, by machine and id. */
export const Walks = z.record(z.string(), z.record(z.string(), WalkedEdge));
export type Walks = z.output<typeof Walks>;

/** What one tester has walked, to be merged with the files of others. */
const CoverageFile = z.object({
  format: z.literal('rollux-avance-1'),
  tester: z.string(),
  /** Version of the app that wrote the file. */
  version: z.string(),
  walks: Walks,
});
export type CoverageFile = z.output<typeof CoverageFile>;

/** Returns the coverage in a file's text; null when the text is something else. */
export function readCoverageFile(text: string): CoverageFile | null {
  try {
    const decoded = z.safeParse(CoverageFile, JSON.parse(text));
    return decoded.success ? decoded.data : null;
  } catch {
    return null;
  }
}

/** The later of two walks of a transition, the same in whatever order files are merged. */
const later = (one: WalkedEdge, other: WalkedEdge) =>
  [one.at, one.mark].join(' ') >= [other.at, other.mark].join(' ') ? one : other;

/** What two records have walked together. Of a transition in both, the later walk stays. */
export function merge(one: Walks, other: Walks): Walks {
  const merged: Record<string, Record<string, WalkedEdge>> = { ...one };
  for (const [machine, edges] of Object.entries(other)) {
    const known = { ...merged[machine] };
    for (const [id, edge] of Object.entries(edges)) {
      const before = known[id];
      known[id] = before === undefined ? edge : later(before, edge);
    }
    merged[machine] = known;
  }
  return merged;
}
