import { lazy, Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ActorSurroundingsContext } from '#src/actor-hooks/actor-surroundings.ts';
import type { DemoSlot } from '#src/ui/frame/demo.ts';

const ChartsBeside = lazy(() =>
  import('#charts/beside/charts-beside.tsx').then((module) => ({ default: module.ChartsBeside })),
);

interface DemoSurroundingsProps {
  readonly demo: DemoSlot;
  readonly children: ReactNode;
}

/** The app with the demo's panel, which observes every actor, and with the charts of its machines when asked for. */
export function DemoSurroundings({ demo, children }: DemoSurroundingsProps) {
  const surroundings = useMemo(() => ({ inspect: demo.inspect }), [demo]);
  const { subscribe, get } = demo.charts.open;
  const showsCharts = useSyncExternalStore(subscribe, get);
  return (
    <>
      <ActorSurroundingsContext value={surroundings}>{children}</ActorSurroundingsContext>
      <demo.Panel />
      {showsCharts ? (
        <Suspense>
          <ChartsBeside {...demo.charts} />
        </Suspense>
      ) : null}
    </>
  );
}
