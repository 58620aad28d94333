import { useActorRef, useSelector } from '@xstate/react';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import type { MachineName } from '#machines/index.ts';
import { graphOf } from '../graph/graph.ts';
import { walkable } from '../fixtures/walkable.ts';
import { createPlanner } from '../fixtures/planner.ts';
import { walkCode, walkIn } from '../fixtures/walk-code.ts';
import { keepInAddress } from './address.ts';
import { addWalked, coverage, walkedBy } from './coverage.ts';
import { Events } from './events.tsx';
import { FilmStrip } from './film-strip.tsx';
import { LiveChart } from './live-chart.tsx';
import { ScreenPane } from './screen-pane.tsx';
import { PrintedWalks } from './printed-walks.tsx';
import { ProspectNote } from './prospect-note.tsx';
import { currentOptionsOf } from './current-options.ts';
import { Toolbar } from './toolbar.tsx';
import { useProspect } from './use-prospect.ts';
import { useStage } from './use-stage.ts';
import type { Walk } from './walk.ts';
import { walkerMachine } from './walker.machine.ts';
import styles from './walkthrough.module.css';
import { World } from './world.tsx';

interface WalkthroughProps {
  readonly machine: MachineName;
  /** Id of the story, whose argument keeps the walk. */
  readonly storyId: string;
  /** The walk in the address. */
  readonly code: string;
}

/** A chart beside its real screen: both run the same machine, and both can be used. */
export function Walkthrough({ machine, storyId, code }: WalkthroughProps) {
  const [{ chart, graph, planner, beginning }] = useState(() => {
    const own = walkable(machine);
    const walk = walkIn(code);
    const start = walk.start < own.fixtures.starts.length ? walk.start : 0;
    return {
      chart: own,
      graph: graphOf(own.machine),
      planner: createPlanner(own),
      beginning: { ...walk, start },
    };
  });
  const walker = useActorRef(walkerMachine, {
    input: { planner, starts: chart.fixtures.starts.length, ...beginning },
  });
  const stage = useSelector(walker, ({ context }) => context.stage);
  const start = useSelector(walker, ({ context }) => context.start);
  const problem = useSelector(walker, ({ context }) => context.problem);
  const isSettled = useSelector(walker, (snapshot) => snapshot.matches('ready'));
  const isTravelling = useSelector(walker, (snapshot) => snapshot.matches('travelling'));
  const state = useStage(stage);
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  const walked = useMemo(() => new Set(walkedBy(kept, machine)), [kept, machine]);
  const { snapshot, unanswered } = state;
  const current = useMemo(
    () => currentOptionsOf(graph, planner, { snapshot, unanswered }),
    [graph, planner, snapshot, unanswered],
  );

  const { begun, steps } = state;
  const detail = problem?.kind === 'failed' ? problem.detail : null;
  useEffect(() => {
    if (detail !== null) console.error(detail);
  }, [detail]);
  const follow = useEffectEvent(() => {
    addWalked(machine, [...begun, ...steps.flatMap(({ edges }) => edges)]);
    // During a replay the address keeps the whole walk.
    if (isSettled || isTravelling) {
      keepInAddress(storyId, { recorrido: walkCode({ start, acts: steps }) });
    }
  });
  useEffect(() => {
    follow();
  }, [begun, steps, isSettled]);

  const prospects = useProspect({ chart, graph, planner }, state);

  const walk: Walk = {
    chart,
    graph,
    planner,
    current,
    state,
    ...prospects,
    start,
    walked,
    isTravelling,
    isBusy: !isSettled,
    send: walker.send,
  };
  return (
    <main className={styles['walk']}>
      <Toolbar {...walk} />
      {problem === null ? null : (
        <p role="alert" className={styles['problem']}>
          {problem.kind === 'no-way'
            ? 'No hay camino hasta ahí.'
            : 'Eso no se pudo hacer. Vuelve un paso, o empieza de nuevo.'}
        </p>
      )}
      <div className={styles['sides']}>
        <div className={styles['chart']} onClickCapture={oncePerDoubleClick}>
          <Suspense fallback={<p role="status">Dibujando el diagrama…</p>}>
            <LiveChart {...walk} />
          </Suspense>
          <ProspectNote {...prospects} />
        </div>
        <div className={styles['controls']} data-once onClickCapture={oncePerDoubleClick}>
          <World {...walk} />
          <Events {...walk} />
        </div>
        <ScreenPane
          machine={machine}
          onStage={(shown) => {
            walker.send({ type: 'stage', stage: shown });
          }}
        />
      </div>
      <FilmStrip {...walk} />
      <PrintedWalks chart={chart} graph={graph} />
    </main>
  );
}

/** A first click moves elements: a second one would hit another control. Zoom clicks may follow quickly. */
function oncePerDoubleClick(event: MouseEvent): void {
  const { detail, target } = event;
  const isWalking = target instanceof Element && target.closest('[role=button], [data-once]') !== null;
  if (detail > 1 && isWalking) event.stopPropagation();
}
