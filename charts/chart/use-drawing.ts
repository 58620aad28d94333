import { useState } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartLayouts } from '../layout/chart-layout.ts';
import { MANY_STATES } from '../layout/collapse.ts';
import { useShape } from './use-shape.ts';
import { activeLeaves, pickView, type CollapseState } from './views.ts';

/** The drawing that is shown: by what is folded, and by the shape of its figure. */
export function useDrawing(graph: ChartGraph, layout: ChartLayouts, active: ReadonlySet<string>) {
  const [folding, fold] = useState<CollapseState>({
    collapsed: graph.states.length > MANY_STATES,
    opened: null,
  });
  const drawings = {
    tall: pickView(layout.tall, folding, active),
    wide: pickView(layout.wide, folding, active),
  };
  const { figure, shape } = useShape(drawings);
  const view = drawings[shape];
  return {
    figure,
    shape,
    view,
    /** The drawn innermost active states. */
    leaves: activeLeaves(graph, view, active),
    isFolded: folding.collapsed,
    isFoldable: layout.tall.length > 1,
    fold,
  };
}
