import type { ReactNode } from 'react';
import { ServicesContext, type Services } from '#src/actor-hooks/services.ts';
import { DemoContext, type DemoSlot } from '#src/ui/frame/demo.ts';

interface AppProps {
  readonly services: Promise<Services>;
  readonly demo: DemoSlot | null;
  /** The router provider, which differs between the browser and the prerender. */
  readonly children: ReactNode;
}

/** The context providers around the router, in the browser and at build. */
export function App({ services, demo, children }: AppProps) {
  return (
    <ServicesContext value={services}>
      <DemoContext value={demo}>{children}</DemoContext>
    </ServicesContext>
  );
}
