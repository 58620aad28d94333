import { pathOfState } from '#charts/chart/wording.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { doneOf } from '../../fixtures/act.ts';
import { CoverageMeter, Progress } from '../coverage-meter.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import type { Walk } from '../walk.ts';
import styles from './toolbar.module.css';

/** Controls of the whole walk. */
export function Toolbar(walk: Walk) {
  const { chart, graph, current, state, start, walked, judged, canUndo, isBusy, send } = walk;
  const { fixtures } = chart;
  const { steps } = state;
  const left = graph.edges.map(({ id }) => id).filter((id) => !walked.has(id));
  const again = (from: number, acts: typeof steps) => {
    send({ type: 'replay', start: from, acts: acts.map(doneOf) });
  };
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{fixtures.words.name}</h1>
      <label className={styles.field}>
        <span>Situación</span>
        <select
          value={start}
          onChange={({ currentTarget }) => {
            again(Number(currentTarget.value), []);
          }}
        >
          {fixtures.starts.map(({ name }, number) => (
            <option key={name} value={number}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={buttonClass('small')}
        onClick={() => {
          again(start, []);
        }}
        aria-label="Empezar de nuevo"
        title="Empezar de nuevo"
      >
        <span aria-hidden>↺</span>
      </button>
      <button
        type="button"
        className={buttonClass('small')}
        aria-disabled={isBusy || steps.length === 0 || undefined}
        onClick={() => {
          if (!isBusy && steps.length > 0) again(start, steps.slice(0, -1));
        }}
        aria-label="Paso atrás"
        title="Paso atrás"
      >
        <span aria-hidden>←</span>
      </button>
      <UndoButton {...{ canUndo, send }} />
      <label className={styles.field}>
        <span>Llévame a…</span>
        <select
          value=""
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            send({ type: 'go', goal: { kind: 'state', id: currentTarget.value } });
          }}
        >
          <option value="" disabled>
            Elige un estado
          </option>
          {graph.states
            .filter(({ id, parent }) => parent !== null && !passesThrough(graph, id))
            .map(({ id }) => (
              <option key={id} value={id} disabled={current.active.has(id)}>
                {pathOfState(graph, fixtures.words, id)}
              </option>
            ))}
        </select>
      </label>
      <TravelButton {...walk} left={left} />
      <CoverageMeter {...{ chart, graph, walked }} />
      <ReportButtons {...walk}>
        <p className={styles.about}>{fixtures.words.about}</p>
        <Progress {...{ graph, judged }} />
        <ViewSwitch name="wide">Diagrama a lo ancho</ViewSwitch>
        <ViewSwitch name="code">Nombres del código</ViewSwitch>
      </ReportButtons>
    </header>
  );
}

interface TravelButtonProps extends Pick<Walk, 'isTravelling' | 'isRepeating' | 'isBusy' | 'send'> {
  /** Transitions that nobody has walked. */
  readonly left: readonly string[];
}

/** Goes to the nearest transition that is left, or stops on the way, and what is repeated. */
const TravelButton = ({ isTravelling, isRepeating, isBusy, send, left }: TravelButtonProps) =>
  isTravelling || isRepeating ? (
    <button
      type="button"
      className={buttonClass('filled')}
      onClick={() => {
        send({ type: 'stop' });
      }}
    >
      Detener
    </button>
  ) : (
    <button
      type="button"
      className={buttonClass('small')}
      aria-disabled={isBusy || left.length === 0 || undefined}
      onClick={() => {
        if (!isBusy && left.length > 0) send({ type: 'go', goal: { kind: 'edge', ids: left } });
      }}
    >
      Siguiente sin recorrer
    </button>
  );

/** Takes up the walk that another one replaced: by a step back, a new start, a file, or the way to a transition. */
const UndoButton = ({ canUndo, send }: Pick<Walk, 'canUndo' | 'send'>) => (
  <button
    type="button"
    className={buttonClass('small')}
    aria-disabled={!canUndo || undefined}
    aria-label="Deshacer"
    title="Deshacer: regresa a los pasos que tenías"
    onClick={() => {
      if (canUndo) send({ type: 'undo' });
    }}
  >
    <span aria-hidden>⤺</span>
  </button>
);

interface ViewSwitchProps {
  readonly name: 'wide' | 'code';
  readonly children: string;
}

/** The style sheet of the whole page reads it. */
const ViewSwitch = ({ name, children }: ViewSwitchProps) => (
  <label className={styles.view} data-is={name}>
    <input type="checkbox" name={name} />
    {children}
  </label>
);

/** A state with an eventless transition is not a goal: the machine leaves it at once. */
const passesThrough = ({ edges }: Walk['graph'], id: string) =>
  edges.some(({ source, cause, guard }) => source === id && cause.kind === 'always' && guard === null);
