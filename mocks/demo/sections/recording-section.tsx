import type { ReactNode } from 'react';
import { entryText, plainWording } from '../recording/entry-text.ts';
import { MarkForm } from '../recording/mark-form.tsx';
import { record, recording, stopRecording, tellRecording } from '../recording/recorder.ts';
import { stepsOf, type Entry } from '../recording/recording.ts';
import { saveRecording } from '../recording/save.ts';
import { useStore } from '../use-store.ts';
import classes from './section.module.css';

/** The newest entries; all of them are in the files. */
const MOST_SHOWN = 200;

/** The recording: what it holds, an error in it, and its files. */
export function RecordingSection() {
  const snapshot = useStore(recording);
  const { entries } = snapshot.context;
  if (snapshot.matches('recording')) {
    return (
      <div className={classes.section}>
        {snapshot.matches({ recording: 'marking' }) ? <MarkForm /> : null}
        <Entries entries={entries} />
        <div className={classes.actions}>
          <button type="button" className={classes.main} onClick={stopRecording}>
            Detener
          </button>
          {snapshot.matches({ recording: 'watching' }) ? (
            <Plain onPress={() => tellRecording({ type: 'recording.find' })}>Aquí hay un error</Plain>
          ) : null}
          <span className={classes.hint}>Sigue al recargar la página.</span>
        </div>
      </div>
    );
  }
  if (snapshot.matches('ended') || snapshot.matches('full')) {
    return <Ended entries={entries} isFull={snapshot.matches('full')} />;
  }
  return (
    <div className={classes.section}>
      <p className={classes.hint}>
        Graba lo que haces: tus clics y lo que escribes, las páginas, las llamadas y los cambios de cada
        máquina. Las contraseñas no se guardan.
      </p>
      <div className={classes.actions}>
        <button type="button" className={classes.main} onClick={record}>
          Grabar
        </button>
        {snapshot.matches('removed') ? (
          <>
            <Plain onPress={() => tellRecording({ type: 'recording.restore' })}>Recuperar la grabación</Plain>
            <output className={classes.hint}>La grabación se borró.</output>
          </>
        ) : null}
      </div>
    </div>
  );
}

interface PlainProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Plain = ({ onPress, children }: PlainProps) => (
  <button type="button" className={classes.plain} onClick={onPress}>
    {children}
  </button>
);

interface EndedProps {
  readonly entries: readonly Entry[];
  readonly isFull: boolean;
}

const Ended = ({ entries, isFull }: EndedProps) => (
  <div className={classes.section}>
    {isFull ? (
      <p role="alert" className={classes.alert}>
        La grabación se llenó y se detuvo. Descárgala, o bórrala para empezar otra.
      </p>
    ) : null}
    <label className={classes.field}>
      Tu nombre
      <input
        className={classes.select}
        autoComplete="off"
        defaultValue={recording.get().context.tester}
        onChange={({ currentTarget }) => {
          tellRecording({ type: 'recording.sign', tester: currentTarget.value });
        }}
      />
    </label>
    <Entries entries={entries} />
    <div className={classes.actions}>
      <button type="button" className={classes.main} onClick={() => void saveRecording()}>
        Descargar
      </button>
      <Plain onPress={() => tellRecording({ type: 'recording.remove' })}>Borrar</Plain>
      <span className={classes.hint}>Una página para leer, y un archivo para repetirla en Storybook.</span>
    </div>
  </div>
);

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const steps = stepsOf(entries);
  const first = Math.max(0, entries.length - MOST_SHOWN);
  const shown = entries.slice(first).map((entry, index) => ({ entry, number: first + index + 1 }));
  return (
    <>
      <p className={classes.hint}>
        {steps === 1 ? '1 paso' : `${String(steps)} pasos`}, {entries.length} renglones
        {first > 0 ? `; estos son los ${String(MOST_SHOWN)} más nuevos` : ''}.
      </p>
      <ol aria-label="Lo grabado, lo más nuevo primero" className={classes.lines} reversed>
        {shown.toReversed().map(({ entry, number }) => (
          <li key={number} className={classes.entry} data-is={entry.is}>
            {entryText(entry, plainWording)}
          </li>
        ))}
      </ol>
    </>
  );
}
