import type { ReactNode } from 'react';
import { ServicesContext, type Services } from '#src/screens/support/services.ts';
import { DemoContext, type DemoSlot } from '#src/ui/demo.ts';
import { DemoSurroundings } from './demo-surroundings.tsx';

interface AppProps {
  readonly services: Promise<Services>;
  readonly demo: DemoSlot | null;
  /** The router's provider, which differs between browser and prerender. */
  readonly children: ReactNode;
}

/** What surrounds the router, in the browser and at build alike. */
export function App({ services, demo, children }: AppProps) {
  const app = (
    <ServicesContext value={services}>
      <DemoContext value={demo}>{children}</DemoContext>
    </ServicesContext>
  );
  return __MOCKS__ && demo ? <DemoSurroundings demo={demo}>{app}</DemoSurroundings> : app;
}
