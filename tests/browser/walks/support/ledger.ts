import { graphOf } from '#stories/charts/graph/graph.ts';
import type { Walkable } from '#stories/charts/kit/any-kit.ts';
import type { Option, Planner } from '#stories/charts/kit/planner.ts';
import { neverEntered, neverLeft, triplesOf, type Move } from '#tests/support/moves.ts';
import { moveOf, passagesFrom } from '#tests/support/passages.ts';

/** Who walks: hands on the screen, or the app in place of what no hand can do. */
export type Walker = 'hand' | 'app';

export interface WalkReport {
  /** Transitions of the chart. */
  readonly edges: number;
  /** Of (state, event, next state), without what events say. */
  readonly triples: number;
  readonly edgesLeft: readonly string[];
  readonly triplesLeft: readonly string[];
  /** Triples by who walked them first. */
  readonly by: Readonly<Record<Walker, number>>;
  readonly unreachable: readonly string[];
  readonly traps: readonly string[];
}

/** All that there is to be seen of a chart, by thinking ahead, and what a walk has seen of it. */
export function createLedger({ machine, kit }: Walkable, planner: Planner) {
  const graph = graphOf(machine);
  const edgesLeft = new Set(graph.edges.map(({ id }) => id));
  const triples = new Map<string, Walker | null>();
  /** What each option of each place would show. */
  const promises = new Map<Option, readonly string[]>();
  const moves: Move[] = [];

  for (const passage of kit.starts.flatMap((_, start) => passagesFrom(planner, start))) {
    const promised = triplesOf(graph, moveOf(passage, kit));
    promises.set(passage.option, promised);
    for (const triple of promised) triples.set(triple, null);
  }

  const isLeft = (triple: string) => triples.get(triple) === null;
  const triplesLeft = () => [...triples.keys()].filter(isLeft);
  const walkedBy = (walker: Walker) => [...triples.values()].filter((one) => one === walker).length;

  return {
    /** How much is still to be seen. */
    left: () => edgesLeft.size + triplesLeft().length,
    /**
     * Whether an option would show something new.
     * @throws Error where thinking ahead never came to the place that it is an option of.
     */
    isNews: (option: Option): boolean => {
      const promised = promises.get(option);
      if (promised === undefined) throw new Error('the screen stands where its chart never comes');
      return option.edges.some((edge) => edgesLeft.has(edge)) || promised.some(isLeft);
    },
    /** Notes the beginning of a walk. */
    begin: (move: Move) => {
      moves.push(move);
      for (const edge of move.edges) edgesLeft.delete(edge);
    },
    /** @throws Error where the screen did what thinking ahead does not know of. */
    note: (move: Move, walker: Walker) => {
      moves.push(move);
      for (const edge of move.edges) edgesLeft.delete(edge);
      for (const triple of triplesOf(graph, move)) {
        if (!triples.has(triple)) throw new Error(`nobody has foreseen: ${triple}`);
        if (isLeft(triple)) triples.set(triple, walker);
      }
    },
    report: (): WalkReport => ({
      edges: graph.edges.length,
      triples: triples.size,
      edgesLeft: [...edgesLeft],
      triplesLeft: triplesLeft(),
      by: { hand: walkedBy('hand'), app: walkedBy('app') },
      unreachable: neverEntered(graph, moves),
      traps: neverLeft(graph, moves),
    }),
  };
}
