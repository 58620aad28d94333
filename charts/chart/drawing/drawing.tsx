import { useMemo } from 'react';
import type { ChartGraph } from '../../graph/graph.ts';
import type { ChartView } from '../../layout/chart-layout.ts';
import type { ChartWords } from '../../words.ts';
import { availabilityOf, linesOf, type Availability } from '../availability.ts';
import { openControl, pillControl, stateControl } from '../controls.ts';
import { liveWord, nameOfPill, type Describe } from '../names.ts';
import { pathOfState } from '../wording.ts';
import { EdgeLine, StartMark } from './edge-line.tsx';
import { PillMark } from './pill-mark.tsx';
import { screenReaderTextIds } from './screen-reader-texts.tsx';
import { StateFrame, StateText, type Activity } from './state-box.tsx';

export interface DrawingProps {
  readonly graph: ChartGraph;
  readonly words: ChartWords;
  readonly view: ChartView;
  readonly active: ReadonlySet<string>;
  /** The innermost active states that are drawn. */
  readonly leaves: readonly string[];
  readonly availabilities: ReadonlyMap<string, Availability>;
  readonly walked: ReadonlySet<string>;
  readonly taken: { readonly edges: readonly string[]; readonly step: number } | null;
  readonly hinted: string | null;
  /** Transitions to show before they happen, and the innermost states that they would lead to. */
  readonly prospective: readonly string[];
  readonly entered: readonly string[];
  readonly sentence: Describe;
  readonly tabStop: string | null;
  readonly canPressStates: boolean;
  readonly canPressEdges: boolean;
  /** Prefix of the ids of the texts that describe a transition. */
  readonly wordsId: string;
}

/** The drawing, from the lowest layer to the top. */
export function Drawing(props: DrawingProps) {
  const { graph, words, view, active, leaves, availabilities, walked, taken, hinted, tabStop } = props;
  const { prospective, entered } = props;
  const lines = useMemo(() => linesOf(view.pills), [view]);
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const kindOf = (id: string) => states.get(id)?.kind ?? 'atomic';
  const activityOf = (id: string): Activity => {
    if (leaves.includes(id)) return 'here';
    if (entered.includes(id)) return 'next';
    return active.has(id) ? 'around' : 'none';
  };
  const isHinted = (ids: readonly string[]) => hinted !== null && ids.includes(hinted);
  const takenAs = (ids: readonly string[]) => {
    const order = taken?.edges.findIndex((edge) => ids.includes(edge)) ?? -1;
    return taken === null || order < 0 ? null : { step: taken.step, order };
  };
  return (
    <>
      {view.states.slice(1).map((box) => (
        <StateFrame
          key={box.id}
          box={box}
          kind={kindOf(box.id)}
          isRegion={kindOf(states.get(box.id)?.parent ?? '') === 'parallel'}
          activity={activityOf(box.id)}
        />
      ))}
      {lines.map(({ id, points, edges }) => (
        <EdgeLine
          key={id}
          points={points}
          availability={availabilityOf(edges, availabilities)}
          isWalked={edges.some((edge) => walked.has(edge))}
          isHinted={isHinted(edges) || edges.some((edge) => prospective.includes(edge))}
          taken={takenAs(edges)}
        />
      ))}
      {view.starts.map((start) => (
        <StartMark key={start.parent} {...start} />
      ))}
      {view.states.map((box) => (
        <StateText
          key={box.id}
          box={box}
          kind={kindOf(box.id)}
          activity={activityOf(box.id)}
          live={box.collapsed ? liveWord(graph, words, active, box.id) : null}
          label={box.id === graph.id ? null : `Estado ${pathOfState(graph, words, box.id)}`}
          isTabStop={tabStop === stateControl(box.id)}
          isOpenerTabStop={tabStop === openControl(box.id)}
          canPress={props.canPressStates}
        />
      ))}
      {view.pills.map((pill) => {
        const availability = availabilityOf(pill.edges, availabilities);
        const isWalked = pill.edges.every((edge) => walked.has(edge));
        return (
          <PillMark
            key={pillControl(pill.edges)}
            pill={pill}
            availability={availability}
            isWalked={isWalked}
            isTaken={takenAs(pill.edges) !== null}
            isHinted={isHinted(pill.edges)}
            isTabStop={tabStop === pillControl(pill.edges)}
            canPress={props.canPressEdges || pill.edges.length > 1}
            label={nameOfPill(pill.edges, props.sentence)}
            describedBy={screenReaderTextIds(props.wordsId, availability, isWalked)}
          />
        );
      })}
    </>
  );
}
