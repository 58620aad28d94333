import { useState } from 'react';
import { conditions } from '../faults/conditions.ts';
import { correctAddress } from '../scenarios/address.ts';
import { CHARTS_ID, PANEL_ID } from './panel-id.ts';
import { chartsOpen, openPanel, panelState } from './panel-state.ts';
import { RecordButtons } from './recording/record-buttons.tsx';
import { recording } from './recording/recorder.ts';
import { restoreDemo } from './restore.ts';
import classes from './strip.module.css';
import { useStore } from './use-store.ts';

/** Time to read and announce the message before the page reloads. */
const RELOAD_AFTER_MS = 1_200;

/** States that all data is fake, resets it, opens the panel, and records the page. Fits in a strip of 24 px. */
export function Strip() {
  const [restored, setRestored] = useState(false);
  const { open } = useStore(panelState);
  const showsCharts = useStore(chartsOpen);
  const { latencyMs, faults } = useStore(conditions);
  const isRecording = useStore(recording).matches('recording');
  const hasConditions = latencyMs > 0 || Object.keys(faults).length > 0;

  const restore = async () => {
    await restoreDemo();
    correctAddress(null);
    setRestored(true);
    setTimeout(() => {
      location.reload();
    }, RELOAD_AFTER_MS);
  };

  return (
    <div className={classes.strip} data-demo-tools>
      <span className={classes.notice}>Datos de demostración</span>
      <button
        type="button"
        className={classes.button}
        // What is recorded could not be repeated from its beginning.
        disabled={restored || isRecording}
        onClick={() => void restore()}
      >
        Restablecer <span className={classes.long}>datos</span>
      </button>
      <output className={classes.said}>{restored ? 'Datos restablecidos' : ''}</output>
      <button
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={() => {
          openPanel(!open);
        }}
      >
        Escenarios <span className={classes.long}>y fallas</span>
        {hasConditions ? (
          <>
            <span className={classes.dot} aria-hidden />
            <span className="visually-hidden"> (hay fallas puestas)</span>
          </>
        ) : null}
      </button>
      <button
        type="button"
        className={classes.button}
        aria-expanded={showsCharts}
        aria-controls={CHARTS_ID}
        onClick={() => {
          chartsOpen.set(!showsCharts);
        }}
      >
        <span className={classes.long}>Ver el</span> <span className={classes.short}>diagrama</span>
      </button>
      <RecordButtons />
    </div>
  );
}
