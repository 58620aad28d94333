import { graphOf } from '#charts/graph/graph.ts';
import type { Option, Planner } from '#stories/charts/fixtures/planner.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import { neverEntered, neverLeft, triplesOf, type Move } from '#tests/support/charts/moves.ts';
import { moveOf, passagesFrom } from '#tests/support/charts/passages.ts';

/** What makes a step: an interaction with the screen, or an event sent in place of one that is impossible there. */
export type Walker = 'person' | 'app';

export interface WalkReport {
  /** Transitions of the chart. */
  readonly edges: number;
  /** (state, event, next state), without payloads. */
  readonly triples: number;
  readonly edgesLeft: readonly string[];
  readonly triplesLeft: readonly string[];
  /** Triples by who walked them first. */
  readonly by: Readonly<Record<Walker, number>>;
  readonly unreachable: readonly string[];
  readonly traps: readonly string[];
}

/** What a walk has to cover: each transition, or each in all states where it can be taken. */
export type Coverage = 'edges' | 'triples';

/** Everything that the planner expects of a chart, and what a walk has covered. */
export function createLedger({ machine, fixtures }: Walkable, planner: Planner, coverage: Coverage) {
  const graph = graphOf(machine);
  const edgesLeft = new Set(graph.edges.map(({ id }) => id));
  const triples = new Map<string, Walker | null>();
  /** What each option of each place covers. */
  const promises = new Map<Option, readonly string[]>();
  const moves: Move[] = [];

  for (const passage of fixtures.starts.flatMap((_, start) => passagesFrom(planner, start))) {
    const promised = triplesOf(graph, moveOf(passage, fixtures));
    promises.set(passage.option, promised);
    for (const triple of promised) triples.set(triple, null);
  }

  const isLeft = (triple: string) => triples.get(triple) === null;
  const triplesLeft = () => [...triples.keys()].filter(isLeft);
  const isTripleWanted = (triple: string) => coverage === 'triples' && isLeft(triple);
  const walkedBy = (walker: Walker) => [...triples.values()].filter((one) => one === walker).length;

  return {
    /** How much is left to cover. */
    left: () => edgesLeft.size + [...triples.keys()].filter(isTripleWanted).length,
    /**
     * Whether an option covers something new.
     * @throws Error when the planner never reached its place.
     */
    isNews: (option: Option): boolean => {
      const promised = promises.get(option);
      if (promised === undefined) throw new Error('the screen is in a state that the planner never reached');
      return option.edges.some((edge) => edgesLeft.has(edge)) || promised.some(isTripleWanted);
    },
    /** Records the start of a walk. */
    begin: (move: Move) => {
      moves.push(move);
      for (const edge of move.edges) edgesLeft.delete(edge);
    },
    /** Records a step. @throws Error when the planner does not expect it. */
    note: (move: Move, walker: Walker) => {
      moves.push(move);
      for (const edge of move.edges) edgesLeft.delete(edge);
      for (const triple of triplesOf(graph, move)) {
        if (!triples.has(triple)) throw new Error(`not predicted: ${triple}`);
        if (isLeft(triple)) triples.set(triple, walker);
      }
    },
    report: (): WalkReport => ({
      edges: graph.edges.length,
      triples: triples.size,
      edgesLeft: [...edgesLeft],
      triplesLeft: triplesLeft(),
      by: { person: walkedBy('person'), app: walkedBy('app') },
      unreachable: neverEntered(graph, moves),
      traps: neverLeft(graph, moves),
    }),
  };
}
