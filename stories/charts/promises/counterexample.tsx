import { Suspense, use, useEffect, useMemo, useState } from 'react';
import type { Availability } from '#charts/chart/availability.ts';
import { Chart } from '#charts/chart/chart.tsx';
import { activeStates } from '#charts/graph/active.ts';
import { graphOf } from '#charts/graph/graph.ts';
import { layoutOf } from '#charts/layout/load.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { walkCode } from '../fixtures/walk-code.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { storyIdOf } from '../story-id.ts';
import { brokenCopies, type BrokenCopy } from './broken-copies.ts';
import styles from './counterexample.module.css';
import { framesOf, type Frame } from './frames.ts';
import type { StepOfOne, WalkTogether } from './together.ts';

/** Slow enough to follow by eye. */
const PACE_MS = 1_200;

const NO_WALK: WalkTogether = { start: 0, steps: [] };

/** The shortest walk that breaks a promise of a copy that was broken on purpose, step by step on its charts. */
export function Counterexample({ name }: { readonly name: keyof typeof brokenCopies }) {
  const copy: BrokenCopy = brokenCopies[name];
  const walk = useMemo(() => copy.findWalk() ?? NO_WALK, [copy]);
  const frames = useMemo(() => framesOf(copy.charts, walk), [copy, walk]);
  const { at, go, isPlaying, play } = usePlayer(frames.length - 1);
  const isOver = at === frames.length - 1;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{copy.says}</h1>
      <p className={styles.about}>
        Esta copia se descompuso a propósito: {copy.lacks} El camino más corto que rompe la promesa:
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass('filled')} onClick={play}>
          {isPlaying ? 'Detener' : 'Ver los pasos'}
        </button>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={at === 0 || undefined}
          onClick={() => {
            go(at - 1);
          }}
        >
          Anterior
        </button>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={isOver || undefined}
          onClick={() => {
            go(at + 1);
          }}
        >
          Siguiente
        </button>
        <SameInTheApp charts={copy.charts} walk={walk} />
      </div>
      <ol className={styles.steps} aria-label="Pasos">
        {frames.map(({ sentence }, index) => (
          <li key={`${String(index)} ${sentence}`} aria-current={index === at ? 'step' : undefined}>
            {sentence}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.broken} data-broken={isOver || undefined}>
        {isOver ? `Aquí se rompe: «${copy.says}»` : ''}
      </p>
      <div className={styles.charts}>
        {copy.charts.map((chart, index) => (
          <Suspense key={chart.name}>
            <ChartInFrame chart={chart} shown={frames[at]?.charts[index]} step={at} />
          </Suspense>
        ))}
      </div>
    </main>
  );
}

/** Steps through a number of frames, also by itself. */
function usePlayer(last: number) {
  const [at, setAt] = useState(0);
  const [wantsPlay, setWantsPlay] = useState(false);
  const isPlaying = wantsPlay && at < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = setTimeout(() => {
      setAt(at + 1);
    }, PACE_MS);
    return () => {
      clearTimeout(next);
    };
  }, [at, isPlaying]);
  return {
    at,
    isPlaying,
    go: (frame: number) => {
      setWantsPlay(false);
      setAt(Math.min(last, Math.max(0, frame)));
    },
    play: () => {
      if (at === last) setAt(0);
      setWantsPlay(!isPlaying);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
const UNKNOWN: ReadonlyMap<string, Availability> = new Map();

interface ChartInFrameProps {
  readonly chart: Walkable;
  readonly shown: Frame['charts'][number] | undefined;
  readonly step: number;
}

function ChartInFrame({ chart, shown, step }: ChartInFrameProps) {
  const layout = use(layoutOf(chart.name));
  const graph = useMemo(() => graphOf(chart.machine), [chart]);
  const snapshot = shown?.snapshot ?? null;
  const active = snapshot === null ? NONE : activeStates(graph, snapshot.value);
  const taken = shown?.taken ?? [];
  return (
    <div className={styles.chart} data-closed={snapshot === null || undefined}>
      <Chart
        {...{ graph, layout, active }}
        words={chart.fixtures.words}
        availabilities={UNKNOWN}
        walked={NONE}
        taken={taken.length === 0 ? null : { edges: taken, step }}
      />
    </div>
  );
}

/** The same steps in the app, where they break nothing: of one chart, whose walk has an address. */
function SameInTheApp({
  charts,
  walk,
}: {
  readonly charts: readonly Walkable[];
  readonly walk: WalkTogether;
}) {
  const [chart, another] = charts;
  if (chart === undefined || another !== undefined) return null;
  const code = walkCode({ start: walk.start, acts: walk.steps.flatMap(actOf) });
  return (
    <a href={`./?path=/story/${storyIdOf(chart.fixtures.words.name)}&args=recorrido:${code}`} target="_top">
      Dar los mismos pasos en la aplicación
    </a>
  );
}

const actOf = ({ act }: StepOfOne) => (typeof act === 'string' ? [] : [{ act, by: 'chart' as const }]);
