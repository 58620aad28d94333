import { useMemo, type ReactNode } from 'react';
import { ActorSurroundingsContext } from '#src/screens/support/actor-surroundings.ts';
import type { DemoSlot } from '#src/ui/demo.ts';

interface DemoSurroundingsProps {
  readonly demo: DemoSlot;
  readonly children: ReactNode;
}

/** The app with the demo's panel beside it, which hears of every actor. */
export function DemoSurroundings({ demo, children }: DemoSurroundingsProps) {
  const surroundings = useMemo(() => ({ inspect: demo.inspect }), [demo]);
  return (
    <>
      <ActorSurroundingsContext value={surroundings}>{children}</ActorSurroundingsContext>
      <demo.Panel />
    </>
  );
}
