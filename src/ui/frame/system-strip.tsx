import type { ReactNode } from 'react';
import { OfflineNotice } from '../messages/offline-notice.tsx';
import { useDemo } from './demo.ts';
import { SystemBar } from './system-bar.tsx';

/** The content of the system bar above every frame: the demo's strip, if any, the offline notice, and others. */
export function SystemStrip({ children }: { readonly children?: ReactNode }) {
  const demo = useDemo();
  return (
    <SystemBar>
      {demo ? (
        <section aria-label="Demostración">
          <demo.Strip />
        </section>
      ) : null}
      <OfflineNotice />
      {children}
    </SystemBar>
  );
}
