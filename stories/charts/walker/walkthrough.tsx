import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useMemo, useState, type MouseEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Splitter } from '#charts/chart/splitter.tsx';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { createPlanner } from '../fixtures/planner.ts';
import { walkCode, walkIn } from '../fixtures/walk-code.ts';
import { walkable } from '../fixtures/walkable.ts';
import { marksOf } from '../progress/marks.ts';
import { addFilm } from '../progress/store.ts';
import { Events } from './acts/events.tsx';
import { Toolbar } from './acts/toolbar.tsx';
import { World } from './acts/world.tsx';
import { keepInAddress } from './address.ts';
import { currentOptionsOf } from './current-options.ts';
import { LiveChart } from './live-chart.tsx';
import { PromisesList } from './promises-list.tsx';
import { ProspectNote } from './prospect/prospect-note.tsx';
import { useProspect } from './prospect/use-prospect.ts';
import { FilmStrip } from './report/film-strip.tsx';
import { PrintedWalks } from './report/printed-walks.tsx';
import { usePrint } from './report/use-print.ts';
import { ScreenPane } from './screen-pane.tsx';
import { useOwnProgress } from './use-own-progress.ts';
import { useShare } from './use-share.ts';
import { useStage } from './use-stage.ts';
import type { Walk } from './walk.ts';
import { isRepeating, walkerMachine, type Problem } from './walker.machine.ts';
import styles from './walkthrough.module.css';

interface WalkthroughProps {
  readonly machine: MachineName;
  /** Id of the story, whose argument keeps the walk. */
  readonly storyId: string;
  /** The walk in the address. */
  readonly code: string;
}

/** A chart beside its real screen: both run the same machine, and both can be used. */
export function Walkthrough({ machine, storyId, code }: WalkthroughProps) {
  const [{ chart, graph, marks, planner, beginning }] = useState(() => {
    const own = walkable(machine);
    const walk = walkIn(code);
    const start = walk.start < own.fixtures.starts.length ? walk.start : 0;
    const drawn = graphOf(own.machine);
    return {
      chart: own,
      graph: drawn,
      marks: marksOf(drawn),
      planner: createPlanner(own),
      beginning: { ...walk, start },
    };
  });
  const walker = useActorRef(walkerMachine, {
    input: { machine, planner, starts: chart.fixtures.starts.length, ...beginning },
  });
  const stage = useSelector(walker, ({ context }) => context.stage);
  const start = useSelector(walker, ({ context }) => context.start);
  const problem = useSelector(walker, ({ context }) => context.problem);
  const isSettled = useSelector(walker, (snapshot) => snapshot.matches('ready'));
  const isTravelling = useSelector(walker, (snapshot) => snapshot.matches('travelling'));
  const state = useStage(stage);
  const progress = useOwnProgress({ machine, marks, stage });
  const { snapshot, unanswered } = state;
  const current = useMemo(
    () => currentOptionsOf(graph, planner, { snapshot, unanswered }),
    [graph, planner, snapshot, unanswered],
  );

  const { begun, steps, hand } = state;
  const detail = problem?.kind === 'failed' ? problem.detail : null;
  useEffect(() => {
    if (detail !== null) console.error(detail);
  }, [detail]);
  const follow = useEffectEvent(() => {
    addFilm(machine, [...begun, ...steps.flatMap(({ edges }) => edges)], marks);
    // During a replay the address keeps the whole walk.
    if (isSettled || isTravelling) {
      keepInAddress(storyId, { recorrido: walkCode({ start, acts: steps, after: hand }) });
    }
  });
  useEffect(() => {
    follow();
  }, [begun, steps, hand, isSettled]);

  const { row, ...sharing } = useShare();
  const style: Readonly<Record<string, string>> = { '--share': String(sharing.share) };
  const { printed, onPrint } = usePrint();
  const prospects = useProspect({ chart, graph, planner }, state);

  const walk: Walk = {
    chart,
    graph,
    planner,
    current,
    state,
    ...prospects,
    onPrint,
    witnessed: () => stage?.witnessed() ?? Promise.resolve(state),
    photograph: () => stage?.photograph() ?? Promise.reject(new Error('there is no screen')),
    placeNow: () => stage?.place(),
    start,
    ...progress,
    canUndo: useSelector(walker, (all) => all.can({ type: 'undo' })),
    isTravelling,
    ...useReplay(walker),
    isBusy: !isSettled,
    send: walker.send,
  };
  return (
    <main className={styles.walk}>
      <Toolbar {...walk} />
      <ProblemNote problem={problem} />
      <div ref={row} className={styles.sides} style={style}>
        <div className={styles.chart} onClickCapture={oncePerDoubleClick}>
          <Suspense fallback={<p role="status">Dibujando el diagrama…</p>}>
            <LiveChart {...walk} />
          </Suspense>
          <ProspectNote {...walk} />
        </div>
        <Splitter {...sharing} />
        <div className={styles.controls} data-once onClickCapture={oncePerDoubleClick}>
          <World {...walk} />
          <Events {...walk} />
          <PromisesList chart={chart} />
        </div>
        <ScreenPane
          machine={machine}
          onStage={(shown) => {
            walker.send({ type: 'stage', stage: shown });
          }}
        />
      </div>
      <FilmStrip {...walk} />
      <PrintedWalks chart={chart} graph={graph} done={printed === 'all' ? NONE : progress.walked} />
    </main>
  );
}

/** The newest replay. */
const useReplay = (
  walker: ActorRefFrom<typeof walkerMachine>,
): Pick<Walk, 'isRepeating' | 'isCut' | 'file' | 'verdict'> => ({
  isRepeating: useSelector(walker, isRepeating),
  isCut: useSelector(walker, ({ context }) => context.isCut),
  file: useSelector(walker, ({ context }) => context.again.file),
  verdict: useSelector(walker, ({ context }) => context.verdict),
});

const problemTexts: Readonly<Record<Problem['kind'], string>> = {
  'no-way': 'No hay camino hasta ahí.',
  reloaded: 'Este recorrido vuelve a cargar la pantalla, y no se repite más. «Deshacer» lo intenta otra vez.',
  failed: 'Eso no se pudo hacer. Vuelve un paso, o empieza de nuevo.',
};

/** Why the walk stopped, if it did. */
const ProblemNote = ({ problem }: { readonly problem: Problem | null }) =>
  problem === null ? null : (
    <p role="alert" className={styles.problem}>
      {problemTexts[problem.kind]}
    </p>
  );

const NONE: ReadonlySet<string> = new Set();

/** A first click moves elements: a second one would hit another control. Zoom clicks may follow quickly. */
function oncePerDoubleClick(event: MouseEvent): void {
  const { detail, target } = event;
  const isWalking = target instanceof Element && target.closest('[role=button], [data-once]') !== null;
  if (detail > 1 && isWalking) event.stopPropagation();
}
