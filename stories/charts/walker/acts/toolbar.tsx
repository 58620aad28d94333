import { useMediaQuery } from '@mantine/hooks';
import { pathOfState } from '#charts/chart/wording.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { doneOf } from '../../fixtures/act.ts';
import { CoverageMeter, Progress } from '../coverage-meter.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import type { Walk } from '../walk.ts';
import styles from './toolbar.module.css';

/** Here what is used least, and what only counts, is in the menu: the tools stay in one row. */
const NARROW = '(width < 56rem)';

/** Controls of the whole walk. */
export function Toolbar(walk: Walk) {
  const { chart, graph, current, state, start, walked, judged, canUndo, isBusy, send } = walk;
  const { fixtures } = chart;
  const { steps } = state;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const left = graph.edges.map(({ id }) => id).filter((id) => !walked.has(id));
  const again = (from: number, acts: typeof steps) => {
    send({ type: 'replay', start: from, acts: acts.map(doneOf) });
  };
  const meter = <CoverageMeter {...{ chart, graph, walked }} />;
  const rarely = (
    <>
      <SignButton
        sign="↺"
        name="Empezar de nuevo"
        onPress={() => {
          again(start, []);
        }}
      />
      <SignButton
        sign="⤺"
        name="Deshacer"
        title="Deshacer: regresa a los pasos que tenías"
        isOff={!canUndo}
        onPress={() => {
          send({ type: 'undo' });
        }}
      />
    </>
  );
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
      {isNarrow ? null : rarely}
      <SignButton
        sign="←"
        name="Paso atrás"
        isOff={isBusy || steps.length === 0}
        onPress={() => {
          again(start, steps.slice(0, -1));
        }}
      />
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
      {isNarrow ? null : meter}
      <ReportButtons {...walk}>
        <p className={styles.about}>{fixtures.words.about}</p>
        {isNarrow ? meter : null}
        {isNarrow ? rarely : null}
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

interface SignButtonProps {
  readonly sign: string;
  readonly name: string;
  /** @default the name */
  readonly title?: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button that is a sign in the row, and a sign with its name in the menu. */
const SignButton = ({ sign, name, title = name, isOff = false, onPress }: SignButtonProps) => (
  <button
    type="button"
    className={buttonClass('small')}
    aria-disabled={isOff || undefined}
    aria-label={name}
    title={title}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    <span aria-hidden>{sign}</span>
    <span className={styles.named} aria-hidden>
      {name}
    </span>
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
