import { useActor } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { plainWording } from '#mocks/demo/recording/entry-text.ts';
import type { Recording } from '#mocks/demo/recording/recording.ts';
import { Diagram } from '#mocks/demo/recording/report/diagram.tsx';
import { sequenceOf } from '#mocks/demo/recording/report/sequence.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { RealScreen } from '#stories/charts/stage/real-screen.tsx';
import { callDifferences, stepsIn } from './comparing.ts';
import { readRecording } from './read-recording.ts';
import { watchApp, type RecordedApp } from './recorded-app.ts';
import styles from './recorded-walks.module.css';
import { repetitionMachine } from './repetition.machine.ts';
import { CallList, StepList, summaryOf } from './verdicts.tsx';

interface RecordedWalksProps {
  /** A recording that is kept with the stories, as an example. */
  readonly example: Recording;
}

/** Opens a recording of the app, draws it, repeats it on the real screen, and compares. */
export function RecordedWalks({ example }: RecordedWalksProps) {
  const [snapshot, send] = useActor(repetitionMachine);
  const { recording, problem, words, verdicts, repeated } = snapshot.context;
  const isBusy = snapshot.matches('awaiting') || snapshot.matches('repeating');

  const open = async (file: File) => {
    const read = readRecording(await file.text());
    if (typeof read === 'string') send({ type: 'repetition.refuse', problem: read });
    else send({ type: 'repetition.open', recording: read });
  };

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Recorridos grabados</h1>
        <label className={cx(buttonClass('small'), styles.file)}>
          Abrir una grabación
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void open(file);
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            send({ type: 'repetition.open', recording: example });
          }}
        >
          Ver un ejemplo
        </button>
        {recording === null ? null : (
          <button
            type="button"
            className={buttonClass('filled')}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) send({ type: 'repetition.begin' });
            }}
          >
            Repetir
          </button>
        )}
      </header>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <output className={styles.summary}>{summaryOf(snapshot)}</output>
      <div className={styles.columns}>
        <div className={styles.told}>
          {recording === null ? (
            <p>Graba en la demostración con «Grabar», descarga el archivo y ábrelo aquí.</p>
          ) : (
            <>
              <StepList steps={stepsIn(recording.entries)} verdicts={verdicts} />
              {snapshot.matches('compared') ? (
                <CallList differences={callDifferences(recording.entries, repeated)} />
              ) : null}
              <Diagram
                sequence={sequenceOf(recording.entries, words ?? plainWording)}
                now={isBusy ? (verdicts.at(-1)?.number ?? null) : null}
              />
            </>
          )}
        </div>
        {recording === null || snapshot.matches('opening') || snapshot.matches('ready') ? null : (
          <AppFrame
            width={recording.beginning.width}
            onApp={(app) => {
              send({ type: 'app.arrived', app });
            }}
          />
        )}
      </div>
    </main>
  );
}

interface AppFrameProps {
  /** The width of the recorded page in px: another shows other controls. */
  readonly width: number;
  readonly onApp: (app: RecordedApp) => void;
}

function AppFrame({ width, onApp }: AppFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const notify = useEffectEvent(onApp);
  useEffect(() => (frame.current ? watchApp(frame.current, (app) => notify(app)) : undefined), []);
  return (
    <RealScreen
      frame={frame}
      width={width}
      src={`iframe.html?viewMode=story&id=${APP_STORY}`}
      className={styles.place}
    />
  );
}

/** Id of the story with the app alone. */
const APP_STORY = 'recorridos-grabados-pantalla--sola';
