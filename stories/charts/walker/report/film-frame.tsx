import type { MachineName } from '#machines/index.ts';
import { handTexts, type Hand } from '#mocks/demo/hand/hand.ts';
import type { Act } from '../../fixtures/act.ts';
import { isFromOutside } from '../../fixtures/outside.ts';
import type { Opinion, Said } from '../../progress/record.ts';
import { SaidList } from '../../progress/said-list.tsx';
import { saidWords, verdictOf } from '../../progress/said-text.ts';
import { verdictPictures } from '../../progress/verdict-pictures.ts';
import { passedOf, type MadeCall } from '../../stage/noted/calls.ts';
import type { Step } from '../../stage/stage-state.ts';
import { eventWord, sentenceOf } from '../sentences.ts';
import type { Walk } from '../walk.ts';
import { differencesOf } from './difference.ts';
import styles from './film-strip.module.css';
import { callsText, placeText } from './report-text.ts';
import { lookingAt, type Look } from './step-picture.tsx';

interface FilmFrameProps extends Pick<
  Walk,
  'chart' | 'graph' | 'state' | 'isBusy' | 'judged' | 'said' | 'onJudge'
> {
  readonly step: Step;
  readonly index: number;
  readonly showsOutside: boolean;
  /** Goes back to this step. */
  readonly onBack: () => void;
  /** Whether its picture shows. */
  readonly isLooked: boolean;
  readonly onLook: Look;
}

/** Whether the server, time or something else outside of the screen did a step. */
const isNotAPersons = (machine: MachineName, act: Act) =>
  act.do === 'answer' || act.do === 'release' || act.do === 'wait' || isFromOutside(machine, act);

function outsideWord(act: Act): string {
  if (act.do === 'answer' || act.do === 'release') return 'Lo hizo el servidor';
  return act.do === 'wait' ? 'Lo hizo el tiempo' : 'Vino de fuera de la pantalla';
}

function byWord({ by, hand, isSent }: Step): string {
  if (isSent) return 'Repetido con el evento: en la pantalla ya no pasa';
  if (by === 'chart') return 'Desde el diagrama';
  return hand?.length === 0 ? 'La pantalla, por sí sola' : 'Desde la pantalla';
}

/** What was typed is told by the person's hand, where it is known. */
const whatText = ({ act, hand = [] }: Step, { chart, graph }: Pick<Walk, 'chart' | 'graph'>) =>
  act.do === 'send own' && hand.length > 0
    ? `«${eventWord(chart.fixtures, act.type)}»`
    : sentenceOf(act, chart.fixtures, graph);

/** One step of a walk: what was done, where that led, and what changed. */
export function FilmFrame(props: FilmFrameProps) {
  const { chart, graph, state, isBusy, step, index, showsOutside, onBack, isLooked, onLook } = props;
  const before = state.steps[index - 1];
  const number = String(index + 1);
  const isLast = index === state.steps.length - 1;
  const isOutside = showsOutside && isNotAPersons(chart.name, step.act);
  return (
    <li
      className={styles.frame}
      data-outside={isOutside || undefined}
      aria-current={isLast || undefined}
      {...lookingAt(onLook, index)}
    >
      <p className={styles.what}>
        <span className={styles.number}>{number}</span> {whatText(step, { chart, graph })}
      </p>
      <p className={styles.where}>→ {placeText(chart, graph, step.value, before?.value)}</p>
      <Besides hand={step.hand} calls={callsOf(state, index)} />
      <div className={styles.foot}>
        <span className={styles.by}>{isOutside ? outsideWord(step.act) : byWord(step)}</span>
        <button
          type="button"
          className={styles.back}
          aria-expanded={isLooked}
          aria-label={`Imagen del paso ${number}`}
        >
          Imagen
        </button>
        {isLast ? null : (
          <button
            type="button"
            className={styles.back}
            aria-disabled={isBusy || undefined}
            aria-label={`Volver al paso ${number}`}
            onClick={() => {
              if (!isBusy) onBack();
            }}
          >
            Volver aquí
          </button>
        )}
      </div>
      <Opinions {...props} edges={step.edges} />
      <Differences before={index === 0 ? state.beginning : before?.context} after={step.context} />
    </li>
  );
}

/** The calls that left before a step and after the one before it. */
const callsOf = ({ calls }: Walk['state'], index: number) =>
  passedOf(calls).filter(({ after }) => after === index);

/** What was done on the screen since the last step, if anything: no event of the chart came of it yet. */
export function FrameOfNow({ state }: Pick<Walk, 'state'>) {
  const { hand = [], steps } = state;
  const calls = callsOf(state, steps.length);
  if (hand.length === 0 && (calls.length === 0 || steps.length === 0)) return null;
  return (
    <li className={styles.frame} data-outside>
      <p className={styles.what}>Desde entonces, sin efecto en el diagrama</p>
      <Besides {...{ hand, calls }} />
    </li>
  );
}

interface BesidesProps {
  readonly hand: Hand | undefined;
  readonly calls: readonly MadeCall[];
}

/** What the person did on the screen for a step, and the calls that left. */
const Besides = ({ hand = [], calls }: BesidesProps) => (
  <ul className={styles.hand}>
    {handTexts(hand).map((text, at) => (
      <li key={`${String(at)} ${text}`}>{text}</li>
    ))}
    {calls.length === 0 ? null : <li>Salió: {callsText(calls)}</li>}
  </ul>
);

const opinions: readonly Opinion[] = ['right', 'wrong'];

interface OpinionsProps extends Pick<Walk, 'judged' | 'said' | 'onJudge'> {
  readonly edges: readonly string[];
  /** The number of the step, from 0. */
  readonly index: number;
}

/** What the tester says of the transitions of a step; passing by says nothing, and what was said can be taken back. */
function Opinions({ edges, index, judged, said, onJudge }: OpinionsProps) {
  if (edges.length === 0) return null;
  const verdict = verdictOf(edges, judged)?.is ?? null;
  const history = newestOf(edges.flatMap((id) => said.get(id) ?? []));
  return (
    <>
      <div role="group" aria-label={`Paso ${String(index + 1)}: ¿está bien?`} className={styles.opinions}>
        {opinions.map((is) => (
          <button
            key={is}
            type="button"
            className={styles.opinion}
            data-is={is}
            aria-pressed={verdict === is}
            onClick={() => {
              if (verdict !== is) onJudge(edges, is, index);
            }}
          >
            <span aria-hidden>{saidWords[is].sign}</span> {saidWords[is].says}
          </button>
        ))}
        <button
          type="button"
          className={styles.opinion}
          aria-pressed={!edges.some((id) => judged.has(id))}
          onClick={() => {
            if (edges.some((id) => judged.has(id))) onJudge(edges, 'open', index);
          }}
        >
          Sin juzgar
        </button>
      </div>
      {history.length === 0 ? null : (
        <details className={styles.more}>
          <summary>Lo que dijiste ({history.length})</summary>
          <SaidList said={history} pictures={verdictPictures()} />
        </details>
      )}
    </>
  );
}

/** What was said of several transitions at once is one. */
const newestOf = (said: readonly Said[]): readonly Said[] =>
  [...new Map(said.map((one) => [one.at, one])).values()].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  );

interface DifferencesProps {
  readonly before: unknown;
  readonly after: unknown;
}

function Differences({ before, after }: DifferencesProps) {
  const differences = differencesOf(before, after);
  return (
    <details className={styles.more} data-code>
      <summary>
        {differences.length === 0
          ? 'El contexto sigue igual'
          : `Contexto: ${String(differences.length)} ${differences.length === 1 ? 'cambio' : 'cambios'}`}
      </summary>
      <dl className={styles.differences}>
        {differences.map(({ path, before: old, after: now }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              <del>{old}</del> <ins>{now}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
