import { useEffect, type ReactNode } from 'react';
import { ServicesContext, type Services } from '#src/screens/support/services.ts';
import { DemoContext, type DemoSlot } from '#src/ui/demo.ts';
import { replayEarly } from './early.ts';

interface AppProps {
  readonly services: Promise<Services>;
  readonly demo: DemoSlot | null;
  /** The router's provider, which differs between browser and prerender. */
  readonly children: ReactNode;
}

/** What surrounds the router, in the browser and at build alike. */
export function App({ services, demo, children }: AppProps) {
  useEffect(() => {
    // Outside of React's work, or it could not take over a part at once.
    setTimeout(() => void replayEarly());
  }, []);
  return (
    <ServicesContext value={services}>
      <DemoContext value={demo}>{children}</DemoContext>
    </ServicesContext>
  );
}
