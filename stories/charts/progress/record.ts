import * as z from 'zod/mini';

/** What a tester said of a transition: it is right, or it is wrong. */
const Opinion = z.enum(['right', 'wrong']);
export type Opinion = z.output<typeof Opinion>;

const seen = { mark: z.string(), version: z.string(), at: z.string() };

/**
 * When a transition was last walked, in which version of the app, and its mark at that time; the same of what a tester said
 * of it, if anything: who passes by has not judged.
 */
const WalkedEdge = z.object({
  ...seen,
  judged: z.optional(z.object({ ...seen, is: Opinion, by: z.string() })),
});
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

type Seen = Pick<WalkedEdge, 'at' | 'mark'>;

/** The later of two, the same in whatever order files are merged. */
const laterOf = <One extends Seen>(one: One, other: One): One =>
  [one.at, one.mark].join(' ') >= [other.at, other.mark].join(' ') ? one : other;

/** The later walk of a transition, with the later of what was said of it. */
function later(one: WalkedEdge, other: WalkedEdge): WalkedEdge {
  const [first, second] = [one.judged, other.judged];
  const judged = first && second ? laterOf(first, second) : (first ?? second);
  return { ...laterOf(one, other), ...(judged && { judged }) };
}

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
