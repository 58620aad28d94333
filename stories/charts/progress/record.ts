import * as z from 'zod/mini';
import { VerdictPictures } from './verdict-pictures.ts';

/** What a tester said of a transition: it is right, or it is wrong. */
const Opinion = z.enum(['right', 'wrong']);
export type Opinion = z.output<typeof Opinion>;

const seen = { mark: z.string(), version: z.string(), at: z.string() };

/** What a tester said of a transition, when and in which version; `open` takes back what that tester said before. */
const Said = z.object({
  ...seen,
  is: z.enum(['right', 'wrong', 'open']),
  by: z.string(),
  /** Name of the picture of the step that was judged. */
  picture: z.optional(z.string()),
});
export type Said = z.output<typeof Said>;

/** What stands of it. */
export type Judged = Said & { readonly is: Opinion };

/**
 * When a transition was last walked, in which version of the app, and its mark at that time; also what testers said of it, if
 * anything: the newest, and what it replaced, oldest first. Who passes by has not judged.
 */
const WalkedEdge = z.object({
  ...seen,
  judged: z.optional(Said),
  former: z.optional(z.array(Said)),
});
export type WalkedEdge = z.output<typeof WalkedEdge>;

/** All that was said of a transition, oldest first. */
export const allSaid = ({ judged, former = [] }: WalkedEdge): readonly Said[] =>
  judged === undefined ? former : [...former, judged];

/** The newest of what testers said of a transition and did not take back; null where there is none. */
export function standingOf(edge: WalkedEdge): Judged | null {
  const done = new Set<string>();
  for (const said of allSaid(edge).toReversed()) {
    const { is, by } = said;
    if (is !== 'open' && !done.has(by)) return { ...said, is };
    done.add(by);
  }
  return null;
}

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
  /** The pictures that verdicts keep, by their names; missing in files of former versions. */
  pictures: z.optional(VerdictPictures),
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

const keyOf = ({ at, mark, by, is }: Said) => [at, mark, by, is].join(' ');

/** The later walk of a transition, with all that was said of it in order. */
function later(one: WalkedEdge, other: WalkedEdge): WalkedEdge {
  const said = new Map([...allSaid(one), ...allSaid(other)].map((each) => [keyOf(each), each]));
  const former = [...said].toSorted(([key], [second]) => (key < second ? -1 : 1)).map(([, each]) => each);
  const judged = former.pop();
  const { mark, version, at } = laterOf(one, other);
  return { mark, version, at, ...(judged && { judged }), ...(former.length > 0 && { former }) };
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
