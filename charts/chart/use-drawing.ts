import { useMemo, useState } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartLayouts } from '../layout/chart-layout.ts';
import { MANY_STATES } from '../layout/collapse.ts';
import { partsOf } from './drawing/parts.ts';
import { arrange } from './viewport/arrangement.ts';
import { useRoom } from './viewport/use-room.ts';
import { pickView, type CollapseState } from './views.ts';

/** Room before it is measured: a chart is then drawn in one piece. */
const UNMEASURED = { width: Infinity, height: Infinity };

/** The drawing that is shown: by what is folded, and by the room for it. */
export function useDrawing(graph: ChartGraph, layout: ChartLayouts, active: ReadonlySet<string>) {
  const [folding, fold] = useState<CollapseState>({
    collapsed: graph.states.length > MANY_STATES,
    opened: null,
  });
  const { place, room } = useRoom();
  const tall = pickView(layout.tall, folding, active);
  const wide = pickView(layout.wide, folding, active);
  const parts = useMemo(
    () => ({ tall: partsOf(graph, tall), wide: partsOf(graph, wide) }),
    [graph, tall, wide],
  );
  return {
    ...arrange(room ?? UNMEASURED, parts, { tall, wide }),
    place,
    /** The whole drawing, in one of its shapes: the states that are drawn. */
    whole: tall,
    isFolded: folding.collapsed,
    isFoldable: layout.tall.length > 1,
    fold,
  };
}
