import { useDemo } from './demo.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SystemBar } from './system-bar.tsx';

/** The content of the system bar above every frame: the demo's strip, if any, and the offline notice. */
export function SystemStrip() {
  const demo = useDemo();
  return (
    <SystemBar>
      {demo ? (
        <section aria-label="Demostración">
          <demo.Strip />
        </section>
      ) : null}
      <OfflineNotice />
    </SystemBar>
  );
}
