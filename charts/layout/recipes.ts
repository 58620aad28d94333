import type { LayoutOptions } from 'elkjs';

/** How a drawing is laid out. */
export interface Recipe {
  readonly direction: 'DOWN' | 'RIGHT';
  /** Whether the regions of a parallel state follow each other in that direction, instead of being side by side. */
  readonly stacksRegions: boolean;
  readonly options: LayoutOptions;
}

/** Options of every drawing. ELK inherits none: each node with children gets all of them. */
const common = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Other strategies put the initial state somewhere below, or fail on nested states.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.thoroughness': '16',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
} satisfies LayoutOptions;

/** STRETCH_WIDTH does not terminate on nested states. */
const layerings = ['NETWORK_SIMPLEX', 'LONGEST_PATH_SOURCE'];
const labelPlaces = ['MEDIAN_LAYER', 'SPACE_EFFICIENT_LAYER', 'TAIL_LAYER'];

const recipesFor = ({ direction, stacksRegions }: Omit<Recipe, 'options'>): readonly Recipe[] =>
  layerings.flatMap((layering) =>
    labelPlaces.map((labelPlace) => ({
      direction,
      stacksRegions,
      options: {
        ...common,
        'elk.direction': direction,
        'elk.layered.layering.strategy': layering,
        'elk.layered.edgeLabels.centerLabelPlacementStrategy': labelPlace,
      },
    })),
  );

/** Layouts of the same chart. None is the best for all: each is tried, and the most readable drawing kept. */
export const recipes: readonly Recipe[] = [
  ...recipesFor({ direction: 'DOWN', stacksRegions: false }),
  ...recipesFor({ direction: 'RIGHT', stacksRegions: false }),
];

/** More layouts of a chart with regions. */
export const stackedRecipes: readonly Recipe[] = recipesFor({ direction: 'DOWN', stacksRegions: true });
