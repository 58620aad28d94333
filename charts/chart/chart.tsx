import { useId, useState } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartWords } from '../words.ts';
import type { ChartLayouts } from '../layout/chart-layout.ts';
import { MANY_STATES } from '../layout/collapse.ts';
import { ChartToolbar } from './chart-toolbar.tsx';
import styles from './chart.module.css';
import { controlsOf, pillControl, stateControl, type Press } from './controls.ts';
import { Drawing } from './drawing.tsx';
import { LitStates } from './lit-states.tsx';
import { Minimap } from './minimap.tsx';
import { ScreenReaderTexts } from './screen-reader-texts.tsx';
import { sentences } from './names.ts';
import type { Availability } from './availability.ts';
import { useControls } from './use-controls.ts';
import { useFollow, useForesight } from './use-follow.ts';
import { useDrawing } from './use-drawing.ts';
import { useViewport } from './use-viewport.ts';
import { enteredLeaves } from './views.ts';
import { describeActive } from './wording.ts';

export interface ChartProps {
  readonly graph: ChartGraph;
  readonly layout: ChartLayouts;
  readonly words: ChartWords;
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** Whether each transition can be taken, by its id. @default elsewhere */
  readonly availabilities: ReadonlyMap<string, Availability>;
  /** Ids of the walked transitions; the others are dotted. */
  readonly walked: ReadonlySet<string>;
  /** The transitions of the last step: a light runs along each once. */
  readonly taken: { readonly edges: readonly string[]; readonly step: number } | null;
  /** The transition to highlight. */
  readonly hinted?: string | null;
  /** The transitions to show before they happen, and the states that would then be active. */
  readonly prospect?: {
    readonly edges: readonly string[];
    readonly active: ReadonlySet<string>;
  } | null;
  /** The pointer or the focus is on a transition; null when it left. */
  readonly onTry?: (edgeId: string | null) => void;
  readonly onEdge?: (edgeId: string) => void;
  readonly onState?: (stateId: string) => void;
  /** A transition as a whole sentence. @default cause, condition, source and target */
  readonly describeEdge?: (edgeId: string) => string;
}

/** Draws a machine with its active states; pressing a label sends its event. */
export function Chart({ graph, layout, words, active, ...props }: ChartProps) {
  const { onEdge, onState, onTry, describeEdge, hinted = null, prospect = null } = props;
  const { figure, shape, view, leaves, isFolded, isFoldable, fold } = useDrawing(graph, layout, active);
  const [isNear, setIsNear] = useState(graph.states.length > MANY_STATES);
  const wordsId = useId();
  const controls = controlsOf(view);
  const viewport = useViewport(view, () => {
    // What cannot be read whole is folded.
    fold({ collapsed: isFoldable, opened: null });
  });
  const { pane, drawing } = viewport;

  const press = (pressed: Press) => {
    switch (pressed.kind) {
      case 'state':
        onState?.(pressed.state);
        break;
      case 'edge':
        onEdge?.(pressed.edge);
        break;
      case 'open':
        fold({ collapsed: true, opened: pressed.state });
        focusNext(stateControl(pressed.state));
        break;
      case 'split':
        fold({ collapsed: false, opened: null });
        focusNext(pillControl(pressed.edges.slice(0, 1)));
        break;
    }
  };
  const { tabStop, focusNext, handlers } = useControls({
    controls,
    home: stateControl(leaves[0] ?? ''),
    viewport,
    onPress: (id) => {
      const pressed = controls.find((control) => control.id === id);
      if (pressed) press(pressed.press);
    },
    onPoint: (id) => {
      const pointed = controls.find((control) => control.id === id)?.press;
      onTry?.(pointed?.kind === 'edge' ? pointed.edge : null);
    },
  });
  const entered = enteredLeaves(graph, view, prospect?.active ?? active, active);
  useFollow(view, shape, leaves, viewport);
  useForesight(view, entered, viewport);

  return (
    <figure ref={figure} className={styles['figure']} aria-label={`Diagrama de ${words.name}`}>
      <ChartToolbar
        viewport={viewport}
        collapsed={isFolded}
        isNear={isNear}
        onNear={() => {
          setIsNear(!isNear);
        }}
        {...(isFoldable && {
          onCollapse: () => {
            fold({ collapsed: !isFolded, opened: null });
            viewport.settle();
          },
        })}
      >
        <LitStates {...{ graph, words, view, leaves, reveal: viewport.reveal }} />
      </ChartToolbar>
      <div className={styles['pane']} ref={pane}>
        <svg
          ref={drawing}
          className={styles['drawing']}
          viewBox={`0 0 ${String(view.width)} ${String(view.height)}`}
          data-near={isNear && active.size > 0}
          role="group"
          aria-label="Estados y transiciones"
          {...handlers}
        >
          <Drawing
            {...{ graph, words, view, active, leaves, hinted, tabStop, wordsId }}
            prospective={prospect?.edges ?? []}
            entered={entered}
            availabilities={props.availabilities}
            walked={props.walked}
            taken={props.taken}
            sentence={describeEdge ?? sentences(graph, words)}
            canPressStates={onState !== undefined}
            canPressEdges={onEdge !== undefined}
          />
        </svg>
      </div>
      <Minimap view={view} leaves={leaves} viewport={viewport} />
      <ScreenReaderTexts prefix={wordsId} active={describeActive(graph, words, active)} />
    </figure>
  );
}
