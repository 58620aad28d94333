import { useMemo, type ReactNode } from 'react';
import { ActorSurroundingsContext } from '#src/services/actor-surroundings.ts';
import type { DemoSlot } from '#src/ui/demo.ts';

interface DemoSurroundingsProps {
  readonly demo: DemoSlot;
  readonly children: ReactNode;
}

/** The app with the demo's panel, which observes every actor. */
export function DemoSurroundings({ demo, children }: DemoSurroundingsProps) {
  const surroundings = useMemo(() => ({ inspect: demo.inspect }), [demo]);
  return (
    <>
      <ActorSurroundingsContext value={surroundings}>{children}</ActorSurroundingsContext>
      <demo.Panel />
    </>
  );
}
