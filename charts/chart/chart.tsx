import { useId, useRef, useState } from 'react';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartLayouts } from '../layout/chart-layout.ts';
import { MANY_STATES } from '../layout/collapse.ts';
import type { ChartWords } from '../words.ts';
import type { Availability } from './availability.ts';
import { ChartToolbar } from './chart-toolbar.tsx';
import styles from './chart.module.css';
import { DrawingPane } from './drawing-pane.tsx';
import { ScreenReaderTexts } from './drawing/screen-reader-texts.tsx';
import { LitStates } from './lit-states.tsx';
import { sentences } from './names.ts';
import { useDrawing } from './use-drawing.ts';
import { ROOM } from './viewport/use-follow.ts';
import type { Viewport } from './viewport/use-viewport.ts';
import { activeLeaves, enteredLeaves } from './views.ts';
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
  const { hinted = null, prospect = null, describeEdge, onEdge, onState, onTry } = props;
  const { place, whole, shape, parts, isRow, ...folding } = useDrawing(graph, layout, active);
  const { isFolded, isFoldable, fold } = folding;
  const [isNear, setIsNear] = useState(graph.states.length > MANY_STATES);
  const wordsId = useId();
  const viewports = useRef(new Map<string, Viewport>());
  const inEach = (act: (viewport: Viewport) => void) => () => {
    viewports.current.forEach(act);
  };
  const leaves = activeLeaves(graph, whole, active);
  const entered = enteredLeaves(graph, whole, prospect?.active ?? active, active);
  return (
    <figure className={styles.figure} aria-label={`Diagrama de ${words.name}`}>
      <ChartToolbar
        zoomIn={inEach(({ zoomIn }) => {
          zoomIn();
        })}
        zoomOut={inEach(({ zoomOut }) => {
          zoomOut();
        })}
        fit={inEach(({ fit }) => {
          fit();
        })}
        collapsed={isFolded}
        isNear={isNear}
        onNear={() => {
          setIsNear(!isNear);
        }}
        {...(isFoldable && {
          onCollapse: () => {
            fold({ collapsed: !isFolded, opened: null });
            inEach(({ settle }) => {
              settle();
            })();
          },
        })}
      >
        <LitStates
          {...{ graph, words, leaves }}
          onPress={(id) => {
            for (const { region, view } of parts) {
              const boxes = view.states.filter((state) => state.id === id);
              viewports.current.get(region ?? WHOLE)?.reveal(boxes, ROOM);
            }
          }}
        />
      </ChartToolbar>
      <div ref={place} className={styles.parts} data-row={isRow}>
        {parts.map((part) => {
          const key = part.region ?? WHOLE;
          return (
            <DrawingPane
              key={key}
              {...{ part, shape, graph, words, active, leaves, entered, hinted, isNear, wordsId }}
              {...{ onEdge, onState, onTry }}
              prospective={prospect?.edges ?? []}
              availabilities={props.availabilities}
              walked={props.walked}
              taken={props.taken}
              sentence={describeEdge ?? sentences(graph, words)}
              onFold={fold}
              onTooLarge={() => {
                // What cannot be read whole is folded.
                fold({ collapsed: isFoldable, opened: null });
              }}
              viewportRef={(viewport) => {
                if (viewport === null) viewports.current.delete(key);
                else viewports.current.set(key, viewport);
              }}
            />
          );
        })}
      </div>
      <ScreenReaderTexts prefix={wordsId} active={describeActive(graph, words, active)} />
    </figure>
  );
}

/** Key of a drawing in one piece. */
const WHOLE = 'whole';
