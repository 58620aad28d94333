import { useDemo } from '#src/ui/demo.ts';
import { OfflineNotice } from '#src/ui/offline-notice.tsx';
import { SystemBar } from '#src/ui/system-bar.tsx';

/** What stands above every frame: the demo's strip where there is one, and the lost connection. */
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
