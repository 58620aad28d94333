import { openSection } from '../panel-state.ts';
import classes from '../strip.module.css';
import { useStore } from '../use-store.ts';
import { record, recording, stopRecording, tellRecording } from './recorder.ts';
import { stepsOf } from './recording.ts';

const show = () => {
  openSection('recording');
};

/** Records the page, ends that, and opens the panel for an error or for what was recorded. */
export function RecordButtons() {
  const snapshot = useStore(recording);
  if (snapshot.matches('ended') || snapshot.matches('full')) {
    return (
      <button type="button" className={classes.button} onClick={show}>
        <span className={classes.long}>Ver la</span> <span className={classes.short}>grabación</span>
      </button>
    );
  }
  if (!snapshot.matches('recording')) {
    return (
      <button type="button" className={classes.button} onClick={record}>
        Grabar
      </button>
    );
  }
  const steps = stepsOf(snapshot.context.entries);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        onClick={() => {
          stopRecording();
          show();
        }}
      >
        <span className={classes.recording} aria-hidden />
        Detener · {steps} <span className="visually-hidden">{steps === 1 ? 'paso' : 'pasos'}</span>
      </button>
      <button
        type="button"
        className={classes.button}
        onClick={() => {
          tellRecording({ type: 'recording.find' });
          show();
        }}
      >
        <span className={classes.long}>Aquí hay un</span> <span className={classes.short}>error</span>
      </button>
    </>
  );
}
