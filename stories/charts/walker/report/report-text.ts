import type { StateValue } from 'xstate';
import { pathOfState } from '#charts/chart/wording.ts';
import { isActive } from '#charts/graph/active.ts';
import type { ChartGraph } from '#charts/graph/graph.ts';
import { callWord } from '#mocks/demo/call-words.ts';
import { handTexts } from '#mocks/demo/hand/hand.ts';
import { severities } from '#mocks/demo/recording/severities.ts';
import { version } from '../../../../package.json';
import { fingerprintOf } from '../../fixtures/fingerprint.ts';
import type { About, WalkReport } from '../../fixtures/report.ts';
import type { Walkable } from '../../fixtures/walkable.ts';
import { saidText, verdictOf } from '../../progress/said-text.ts';
import type { Summary } from '../../progress/summary.ts';
import type { VerdictPictures } from '../../progress/verdict-pictures.ts';
import { passedOf, type CallEnd } from '../../stage/noted/calls.ts';
import type { StageState, Step } from '../../stage/stage-state.ts';
import { sentenceOf } from '../sentences.ts';

/** A walk that is reported. */
export interface Walked {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly start: number;
  readonly state: StageState;
  readonly about?: About | undefined;
  /** What the tester says of the transitions. */
  readonly judged?: Summary['judged'];
  /** The pictures of what was judged. */
  readonly pictures?: VerdictPictures;
  /** The error that the tester found after the last step, if any. */
  readonly error?: WalkReport['error'] | undefined;
}

/**
 * The innermost active states in words: `Entrando, Esperando`.
 * @param before states to leave out, unless nothing has changed
 */
export function placeText(
  { fixtures }: Walkable,
  graph: ChartGraph,
  value: StateValue,
  before: StateValue | null = null,
): string {
  const leaves = graph.states.filter(
    ({ id, children }) => isActive(id, value) && !children.some((child) => isActive(child, value)),
  );
  const fresh = before === null ? [] : leaves.filter(({ id }) => !isActive(id, before));
  return (fresh.length > 0 ? fresh : leaves)
    .map(({ id }) => pathOfState(graph, fixtures.words, id))
    .join('; ');
}

/** The walk as a message for developers. */
export function reportText(walked: Walked, address: string): string {
  const { chart, graph, start, state, about, error } = walked;
  const { fixtures, name } = chart;
  const { steps, begun, beginning, snapshot } = state;
  const last = steps.at(-1);
  const value = last?.value ?? snapshot?.value;
  return [
    `Recorrido de «${fixtures.words.name}» (${name})`,
    `Versión: ${versionText(graph)}`,
    ...(about === undefined ? [] : aboutText(about)),
    ...(error === undefined ? [] : errorText(error)),
    `Situación: ${fixtures.starts[start]?.name ?? ''}`,
    '',
    'Pasos:',
    ...steps.map(
      (step, index) =>
        `${String(index + 1)}. ${sentenceOf(step.act, fixtures, graph)}${whereText(step)} → ${placeText(chart, graph, step.value)}${verdictText(walked, step)}`,
    ),
    ...(steps.length === 0 ? [`(ninguno; empezar tomó ${String(begun.length)} transiciones)`] : []),
    '',
    ...(state.hand?.length ? [`Después, en la pantalla: ${handTexts(state.hand).join('; ')}`] : []),
    ...passedText(state.calls),
    ...madeText(state),
    `Queda en: ${value === undefined ? '–' : placeText(chart, graph, value)}`,
    `Contexto: ${JSON.stringify(last === undefined ? beginning : last.context)}`,
    `Dirección: ${address}`,
  ].join('\n');
}

/** What the tester said of a step, if anything. */
function verdictText({ judged }: Walked, { edges }: Step): string {
  const verdict = verdictOf(edges, judged ?? new Map());
  return verdict === null ? '' : ` [${saidText(verdict)}]`;
}

/** Which app was walked, and which chart. */
export const versionText = (graph: ChartGraph): string =>
  `Rollux ${version}, diagrama ${fingerprintOf(graph)}`;

/** What a person did on the screen for a step. */
function whereText({ by, hand = [] }: Step): string {
  if (hand.length > 0) return ` (en la pantalla: ${handTexts(hand).join('; ')})`;
  return by === 'screen' ? ' (en la pantalla)' : '';
}

const sizeText = (width: number, height?: number) =>
  height === undefined ? `${String(width)} px` : `${String(width)} × ${String(height)} px`;

/** What is known of a walk besides its steps, by the name under which it is said. */
export const factsOf = (about: About): readonly (readonly [name: string, text: string])[] => {
  const { tester, at, browser, commit, record, address, width, height, window } = about;
  return [
    ['Quién y cuándo', `${tester === '' ? 'sin nombre' : tester}, ${at}`],
    ['Dónde', `${browser}${width === undefined ? '' : `, pantalla de ${sizeText(width, height)}`}`],
    ...(window === undefined ? [] : ([['Ventana', sizeText(window.width, window.height)]] as const)),
    ...(commit === undefined ? [] : ([['Commit', commit]] as const)),
    ...(record === undefined ? [] : ([['Se trata de', record]] as const)),
    ...(address === undefined ? [] : ([['Página', address]] as const)),
  ];
};

const aboutText = (about: About) => factsOf(about).map(([name, text]) => `${name}: ${text}`);

const errorText = ({ expected, actual, severity, picture }: NonNullable<WalkReport['error']>) => [
  ...(severity === undefined ? [] : [`Gravedad: ${severities[severity]}`]),
  `Esperaba: ${expected}`,
  `Pasó: ${actual}`,
  `Imagen de la pantalla: ${picture === undefined ? 'no se pudo tomar' : 'va incluida'}`,
];

/** Calls in a line, each once: `Contar las órdenes (2 veces), Cambiar una orden`. */
export const callsText = (calls: StageState['calls']): string =>
  [...Map.groupBy(calls, ({ call }) => call)]
    .map(([call, all]) =>
      all.length === 1 ? callWord(call) : `${callWord(call)} (${String(all.length)} veces)`,
    )
    .join(', ');

/** The calls that the tester did not answer, in a line; none without any. */
export function passedText(calls: StageState['calls']): readonly string[] {
  const passed = passedOf(calls);
  return passed.length === 0 ? [] : [`Contestó el servidor de muestra, sin retener: ${callsText(passed)}`];
}

const LONGEST = 300;

const shortJson = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const endWords = { replied: 'respondió', failed: 'falló con' } as const;

/** What came back for a call, in words. */
export const endText = (end: CallEnd, write: (value: unknown) => string): string =>
  end.is === 'waiting'
    ? 'sin respuesta'
    : `${endWords[end.is]} ${end.status === undefined ? '' : `${String(end.status)} `}${write(end.with)}`.trim();

/** The pages, the calls and the console of a walk, a line each. */
function madeText({ calls, said, pages }: StageState): readonly string[] {
  const at = (after: number) => `tras el paso ${String(after)}`;
  return [
    ...pages.map(({ address, after }) => `Página ${at(after)}: ${address}`),
    ...calls.map(
      ({ call, after, input, end }) =>
        `Llamada ${at(after)}: ${call} ${shortJson(input)} → ${endText(end, shortJson)}`,
    ),
    ...said.map(({ level, text, after }) => `Consola ${at(after)}: ${level}: ${text}`),
  ];
}

/** The walk as a file that can be replayed. */
export function reportFile({ chart, graph, start, state, about, judged, error }: Walked): WalkReport {
  const verdictOn = (step: Step) => verdictOf(step.edges, judged ?? new Map());
  return {
    format: 'rollux-recorrido-1',
    version,
    machine: chart.name,
    chart: fingerprintOf(graph),
    start,
    scenario: chart.fixtures.starts[start]?.name ?? '',
    steps: state.steps.map((step) => {
      const { act, by, hand, isSent, edges, value, shown, picture } = step;
      const verdict = verdictOn(step);
      return {
        act,
        by,
        ...(hand && { hand: [...hand] }),
        ...(isSent ? { isSent } : {}),
        text: sentenceOf(act, chart.fixtures, graph),
        edges: [...edges],
        value,
        ...(shown === null ? {} : { shown: { ...shown, lines: [...shown.lines] } }),
        ...(picture?.is === 'there' ? { picture: picture.url } : {}),
        ...(verdict !== null && { verdict: saidText(verdict) }),
      };
    }),
    ...(state.hand?.length ? { after: [...state.hand] } : {}),
    calls: [...state.calls],
    said: [...state.said],
    pages: [...state.pages],
    ...(about === undefined ? {} : { about }),
    ...(error === undefined ? {} : { error }),
  };
}
