import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { MachineName } from '#machines/index.ts';
import { graphOf } from '../graph/graph.ts';
import { walkable } from '../kit/any-kit.ts';
import { createPlanner } from '../kit/planner.ts';
import { walkCode, walkIn } from '../kit/walk-code.ts';
import { keepInAddress } from './address.ts';
import { addWalked, coverage, walkedBy } from './coverage.ts';
import { Events } from './events.tsx';
import { FilmStrip } from './film-strip.tsx';
import { LiveChart } from './live-chart.tsx';
import { ScreenPane } from './screen-pane.tsx';
import { Sheet } from './sheet.tsx';
import { prospectOf } from './standing.ts';
import { Toolbar } from './toolbar.tsx';
import { useStage } from './use-stage.ts';
import type { Walk } from './walk.ts';
import { walkerMachine } from './walker.machine.ts';
import styles from './walkthrough.module.css';
import { World } from './world.tsx';

interface WalkthroughProps {
  readonly machine: MachineName;
  /** Id of the story, whose argument keeps the walk. */
  readonly storyId: string;
  /** The walk that it begins with, as the address says it. */
  readonly code: string;
}

/** A chart beside the real screen that it rules: both are one machine, and both can be used. */
export function Walkthrough({ machine, storyId, code }: WalkthroughProps) {
  const [{ chart, graph, planner, beginning }] = useState(() => {
    const own = walkable(machine);
    const walk = walkIn(code);
    const start = walk.start < own.kit.starts.length ? walk.start : 0;
    return {
      chart: own,
      graph: graphOf(own.machine),
      planner: createPlanner(own),
      beginning: { ...walk, start },
    };
  });
  const walker = useActorRef(walkerMachine, {
    input: { planner, starts: chart.kit.starts.length, ...beginning },
  });
  const stage = useSelector(walker, ({ context }) => context.stage);
  const start = useSelector(walker, ({ context }) => context.start);
  const problem = useSelector(walker, ({ context }) => context.problem);
  const isSettled = useSelector(walker, (snapshot) => snapshot.matches('ready'));
  const isTravelling = useSelector(walker, (snapshot) => snapshot.matches('travelling'));
  const state = useStage(stage);
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  const walked = new Set(walkedBy(kept, machine));
  const prospect = prospectOf(graph, planner, state.snapshot);

  const { begun, steps } = state;
  const follow = useEffectEvent(() => {
    addWalked(machine, [...begun, ...steps.flatMap(({ edges }) => edges)]);
    // While a walk is done again its address still says all of it.
    if (isSettled || isTravelling) {
      keepInAddress(storyId, { recorrido: walkCode({ start, acts: steps.map(({ act }) => act) }) });
    }
  });
  useEffect(() => {
    follow();
  }, [begun, steps, isSettled]);

  const walk: Walk = {
    chart,
    graph,
    planner,
    prospect,
    state,
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
          Eso no se pudo hacer: {problem}
        </p>
      )}
      <div className={styles['sides']}>
        <div className={styles['chart']}>
          <Suspense fallback={<p role="status">Dibujando el diagrama…</p>}>
            <LiveChart {...walk} />
          </Suspense>
        </div>
        <div className={styles['controls']}>
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
      <Sheet chart={chart} graph={graph} />
    </main>
  );
}
