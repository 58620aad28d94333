import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Bundle } from './bundle.ts';
import type { SeenState } from './collapse.ts';
import type { PillContent, StateContent } from './content.ts';
import type { Recipe } from './recipes.ts';
import { sizes } from './sizes.ts';

/** All elements to place, with their sizes. */
export interface Parts {
  readonly states: readonly SeenState[];
  readonly contents: ReadonlyMap<string, StateContent>;
  readonly bundles: readonly Bundle[];
  /** The labels of each bundle, by its id. */
  readonly pills: ReadonlyMap<string, readonly PillContent[]>;
}

/** Ids of layout elements that are no states. */
export const startId = (state: string) => `start ${state}`;
export const branchId = (bundle: Bundle, target: string) => `${bundle.id} -> ${target}`;

const FIRST = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** The chart as ELK's input. */
export function skeleton({ states, contents, bundles, pills }: Parts, recipe: Recipe): ElkNode {
  const { direction, stacksRegions, options } = recipe;
  const nodeOf = (state: SeenState): ElkNode => {
    const { w, h } = contents.get(state.id) ?? { w: 0, h: 0 };
    const children = states.filter(({ parent }) => parent === state.id);
    if (children.length === 0) return { id: state.id, width: w, height: h };
    const start = state.initial === null ? [] : [{ id: startId(state.id), ...DOT, layoutOptions: FIRST }];
    const stacks = bundles
      .filter(({ kind, source }) => kind === 'within' && source === state.id)
      .map(({ id }) => ({ id, ...stackSize(pills.get(id) ?? []), layoutOptions: FIRST }));
    return {
      id: state.id,
      children: [
        ...start,
        ...stacks,
        ...(state.kind === 'parallel' ? inOrder(children.map(nodeOf), direction) : children.map(nodeOf)),
      ],
      layoutOptions: {
        ...options,
        ...(state.kind === 'parallel' ? KEEPS_ORDER : {}),
        'elk.padding': padding(h + sizes.gap, state.parent === null ? 0 : sizes.boxSide),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Written as (width, height); swapped when the direction is down.
        'elk.nodeSize.minimum':
          direction === 'DOWN' ? `(${String(h)},${String(w)})` : `(${String(w)},${String(h)})`,
      },
    };
  };
  return {
    id: 'drawing',
    children: states.filter(({ parent }) => parent === null).map(nodeOf),
    edges: [
      ...startEdges(states),
      ...(stacksRegions ? orderEdges(states) : []),
      ...bundles.flatMap((one) => bundleEdges(one, pills.get(one.id) ?? [])),
    ],
    layoutOptions: {
      ...options,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(sizes.margin, sizes.margin),
    },
  };
}

const KEEPS_ORDER = { 'elk.layered.crossingMinimization.semiInteractive': 'true' };

/** Regions are side by side, in their written order. */
const inOrder = (nodes: readonly ElkNode[], direction: Recipe['direction']): readonly ElkNode[] =>
  nodes.map((node, index) => {
    const far = String(index * FAR);
    const position = direction === 'DOWN' ? `(${far},0)` : `(0,${far})`;
    return { ...node, layoutOptions: { ...node.layoutOptions, 'elk.position': position } };
  });

const FAR = 10_000;

const padding = (top: number, rest: number) =>
  `[top=${String(top)},left=${String(rest)},bottom=${String(rest)},right=${String(rest)}]`;

const DOT = { width: sizes.dot, height: sizes.dot };

/** Room for stacked labels. */
const stackSize = (pills: readonly PillContent[]) => ({
  width: Math.max(0, ...pills.map(({ w }) => w)),
  height: pills.reduce((sum, { h }) => sum + h + sizes.gap, -sizes.gap),
});

const startEdges = (states: readonly SeenState[]): ElkExtendedEdge[] =>
  states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: startId(id), sources: [startId(id)], targets: [initial] }],
  );

/** Lines that are not drawn: they put each region of a parallel state behind the one before it. */
const orderEdges = (states: readonly SeenState[]): ElkExtendedEdge[] =>
  states.flatMap(({ kind, children }) =>
    kind === 'parallel'
      ? children.slice(1).map((id, index) => ({
          id: `order ${id}`,
          sources: [children[index] ?? id],
          targets: [id],
        }))
      : [],
  );

function bundleEdges(bundle: Bundle, pills: readonly PillContent[]): ElkExtendedEdge[] {
  if (bundle.kind === 'inside') return [];
  const from = bundle.kind === 'within' ? bundle.id : bundle.source;
  const label = {
    id: bundle.id,
    text: bundle.id,
    ...stackSize(pills),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  return bundle.targets.map((target) => ({
    id: branchId(bundle, target),
    sources: [from],
    targets: [target],
    labels: bundle.kind === 'across' ? [label] : [],
  }));
}
