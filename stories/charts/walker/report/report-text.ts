import type { StateValue } from 'xstate';
import { pathOfState } from '#charts/chart/wording.ts';
import { isActive } from '#charts/graph/active.ts';
import type { ChartGraph } from '#charts/graph/graph.ts';
import { version } from '../../../../package.json';
import { fingerprintOf } from '../../fixtures/fingerprint.ts';
import { handTexts } from '../../fixtures/hand.ts';
import { severities, type About, type WalkReport } from '../../fixtures/report.ts';
import type { Walkable } from '../../fixtures/walkable.ts';
import type { StageState, Step } from '../../stage/stage-state.ts';
import { sentenceOf } from '../sentences.ts';

interface Walked {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly start: number;
  readonly state: StageState;
  readonly about?: About | undefined;
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
export function reportText({ chart, graph, start, state, about, error }: Walked, address: string): string {
  const { fixtures, name } = chart;
  const { steps, begun, beginning, snapshot } = state;
  const last = steps.at(-1);
  const value = last?.value ?? snapshot?.value;
  return [
    `Recorrido de «${fixtures.words.name}» (${name})`,
    `Versión: Rollux ${version}, diagrama ${fingerprintOf(graph)}`,
    ...(about === undefined ? [] : aboutText(about)),
    ...(error === undefined ? [] : errorText(error)),
    `Situación: ${fixtures.starts[start]?.name ?? ''}`,
    '',
    'Pasos:',
    ...steps.map(
      (step, index) =>
        `${String(index + 1)}. ${sentenceOf(step.act, fixtures, graph)}${whereText(step)} → ${placeText(chart, graph, step.value)}`,
    ),
    ...(steps.length === 0 ? [`(ninguno; empezar tomó ${String(begun.length)} transiciones)`] : []),
    '',
    ...(state.hand?.length ? [`Después, en la pantalla: ${handTexts(state.hand).join('; ')}`] : []),
    ...passedText(state.passed),
    `Queda en: ${value === undefined ? '–' : placeText(chart, graph, value)}`,
    `Contexto: ${JSON.stringify(last === undefined ? beginning : last.context)}`,
    `Dirección: ${address}`,
  ].join('\n');
}

/** What a person did on the screen for a step. */
function whereText({ by, hand = [] }: Step): string {
  if (hand.length > 0) return ` (en la pantalla: ${handTexts(hand).join('; ')})`;
  return by === 'screen' ? ' (en la pantalla)' : '';
}

const sizeText = (width: number, height?: number) =>
  height === undefined ? `${String(width)} px` : `${String(width)} × ${String(height)} px`;

/** What is known of a walk besides its steps, by the name under which it is said. */
const factsOf = (about: About): readonly (readonly [name: string, text: string])[] => {
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The same message as HTML, with the picture of the screen. */
export const reportHtml = (text: string, picture: string): string =>
  `<pre>${escaped(text)}</pre><p><img src="${escaped(picture)}" alt="La pantalla"></p>`;

/** Calls in a line, each once: `countCart (2 veces), moveOrder`. */
export const callsText = (passed: StageState['passed']): string =>
  [...Map.groupBy(passed, ({ call }) => call)]
    .map(([call, all]) => (all.length === 1 ? call : `${call} (${String(all.length)} veces)`))
    .join(', ');

/** The calls that the tester did not answer, in a line; none without any. */
export const passedText = (passed: StageState['passed']): readonly string[] =>
  passed.length === 0 ? [] : [`Contestó el servidor de muestra, sin retener: ${callsText(passed)}`];

/** The walk as a file that can be replayed. */
export function reportFile({ chart, graph, start, state, about, error }: Walked): WalkReport {
  return {
    format: 'rollux-recorrido-1',
    version,
    machine: chart.name,
    chart: fingerprintOf(graph),
    start,
    scenario: chart.fixtures.starts[start]?.name ?? '',
    steps: state.steps.map(({ act, by, hand, isSent, edges, value, shown }) => ({
      act,
      by,
      ...(hand && { hand: [...hand] }),
      ...(isSent ? { isSent } : {}),
      text: sentenceOf(act, chart.fixtures, graph),
      edges: [...edges],
      value,
      ...(shown === null ? {} : { shown: { ...shown, lines: [...shown.lines] } }),
    })),
    ...(state.hand?.length ? { after: [...state.hand] } : {}),
    passed: [...state.passed],
    ...(about === undefined ? {} : { about }),
    ...(error === undefined ? {} : { error }),
  };
}
