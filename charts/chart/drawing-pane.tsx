import { useImperativeHandle, type Ref } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { Shape } from '../layout/chart-layout.ts';
import type { ChartWords } from '../words.ts';
import styles from './chart.module.css';
import { controlsOf, pillControl, stateControl, type Press } from './controls.ts';
import { Drawing, type DrawingProps } from './drawing/drawing.tsx';
import type { Part } from './drawing/parts.ts';
import { useControls } from './use-controls.ts';
import { Minimap } from './viewport/minimap.tsx';
import { useFollow, useForesight } from './viewport/use-follow.ts';
import { useViewport, type Viewport } from './viewport/use-viewport.ts';
import type { CollapseState } from './views.ts';
import { wordOfState } from './wording.ts';

interface DrawingPaneProps extends Omit<
  DrawingProps,
  'view' | 'leaves' | 'entered' | 'tabStop' | 'canPressStates' | 'canPressEdges'
> {
  readonly graph: ChartGraph;
  readonly words: ChartWords;
  readonly part: Part;
  readonly shape: Shape;
  /** The drawn innermost active states, and those that would become active, of all parts. */
  readonly leaves: readonly string[];
  readonly entered: readonly string[];
  /** Whether only lines near the active states are drawn. */
  readonly isNear: boolean;
  readonly onFold: (folding: CollapseState) => void;
  /** Called when a drawing that has to fit cannot be read whole. */
  readonly onTooLarge: () => void;
  readonly onState: ((stateId: string) => void) | undefined;
  readonly onEdge: ((edgeId: string) => void) | undefined;
  readonly onTry: ((edgeId: string | null) => void) | undefined;
  readonly viewportRef: Ref<Viewport>;
}

/** A drawing, or a part of one, that scrolls, zooms and follows the active states in it. */
export function DrawingPane({
  part,
  shape,
  isNear,
  onFold,
  onTooLarge,
  viewportRef,
  ...props
}: DrawingPaneProps) {
  const { graph, words, active, onState, onEdge, onTry } = props;
  const { region, view } = part;
  const isHere = (id: string) => view.states.some((state) => state.id === id);
  const leaves = props.leaves.filter(isHere);
  const entered = props.entered.filter(isHere);
  const controls = controlsOf(view);
  const viewport = useViewport(view, onTooLarge);
  const { pane, drawing } = viewport;
  useImperativeHandle(viewportRef, () => viewport, [viewport]);
  const pressOf = (id: string | null) => controls.find((control) => control.id === id)?.press;

  const press = (pressed: Press) => {
    switch (pressed.kind) {
      case 'state':
        onState?.(pressed.state);
        break;
      case 'edge':
        onEdge?.(pressed.edge);
        break;
      case 'open':
        onFold({ collapsed: true, opened: pressed.state });
        focusNext(stateControl(pressed.state));
        break;
      case 'split':
        onFold({ collapsed: false, opened: null });
        focusNext(pillControl(pressed.edges.slice(0, 1)));
        break;
    }
  };
  const { tabStop, focusNext, handlers } = useControls({
    controls,
    home: stateControl(leaves[0] ?? ''),
    viewport,
    onPress: (id) => {
      const pressed = pressOf(id);
      if (pressed) press(pressed);
    },
    onPoint: (id) => {
      const pointed = pressOf(id);
      onTry?.(pointed?.kind === 'edge' ? pointed.edge : null);
    },
  });
  useFollow(view, shape, leaves, viewport);
  useForesight(view, entered, viewport);

  const name = region === null ? null : wordOfState(graph, words, region);
  return (
    <div className={styles.part}>
      <div className={styles.pane} ref={pane}>
        <svg
          ref={drawing}
          className={styles.drawing}
          viewBox={`0 0 ${String(view.width)} ${String(view.height)}`}
          data-near={isNear && active.size > 0}
          role="group"
          aria-label={['Estados y transiciones', ...(name === null ? [] : [name])].join(': ')}
          {...handlers}
        >
          <Drawing
            {...props}
            {...{ view, leaves, entered, tabStop }}
            canPressStates={onState !== undefined}
            canPressEdges={onEdge !== undefined}
          />
        </svg>
      </div>
      {name === null ? null : (
        <p className={styles.region} aria-hidden="true">
          {name}
        </p>
      )}
      <Minimap view={view} leaves={leaves} viewport={viewport} />
    </div>
  );
}
