import { handTexts, type Hand } from '#mocks/demo/hand/hand.ts';
import { severities } from '#mocks/demo/recording/severities.ts';
import { saidText, verdictOf } from '../../progress/said-text.ts';
import type { StepPicture } from '../../stage/stage-state.ts';
import { sentenceOf } from '../sentences.ts';
import { missingText } from './missing-text.ts';
import { endText, factsOf, placeText, versionText, type Walked } from './report-text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-inline-size: 60rem; padding-inline: 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
img { border: 1px solid; max-block-size: 40rem; max-inline-size: 100%; }
li { margin-block: 0.5rem; }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

type Facts = readonly (readonly [name: string, text: string])[];

const factsHtml = (facts: Facts) =>
  `<dl>${facts.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;

const listHtml = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const INDENT = 2;

/** A value that is shown once it is opened. */
const bodyHtml = (name: string, value: unknown) =>
  `<details><summary>${escaped(name)}</summary><pre>${escaped(JSON.stringify(value, null, INDENT) ?? '')}</pre></details>`;

/** What happened after a number of steps: what the person did, the pages, the calls, and the console. */
function happened({ state }: Walked, after: number, hand: Hand = []): string {
  const here = (one: { readonly after: number }) => one.after === after;
  return listHtml([
    ...state.pages.filter(here).map(({ address }) => `Página: ${escaped(address)}`),
    ...handTexts(hand).map(escaped),
    ...state.calls
      .filter(here)
      .map(
        ({ call, isHeld, input, end }) =>
          `Llamada <b>${escaped(call)}</b>${isHeld ? '' : ' (contestó el servidor de muestra)'}, ${endText(end, () => '')}` +
          `${bodyHtml('Lo que mandó', input)}${end.is === 'waiting' ? '' : bodyHtml('Lo que volvió', end.with)}`,
      ),
    ...state.said.filter(here).map(({ level, text }) => `Consola, ${level}: ${escaped(text)}`),
  ]);
}

/** What the screen looked like after a step. */
const pictureHtml = (picture: StepPicture | undefined, number: number) =>
  picture?.is === 'there'
    ? `<p><img src="${escaped(picture.url)}" alt="La pantalla tras el paso ${String(number)}"></p>`
    : `<p>${missingText(picture)}</p>`;

/** What the tester said of a step, with the picture of when it was said. */
function verdictHtml({ judged = new Map(), pictures = {} }: Walked, edges: readonly string[]): string {
  const verdict = verdictOf(edges, judged);
  if (verdict === null) return '';
  const url = pictures[verdict.picture ?? ''] ?? '';
  const image = url === '' ? '' : `<p><img src="${escaped(url)}" alt="La pantalla que se juzgó"></p>`;
  return `<p>${escaped(saidText(verdict))}</p>${image}`;
}

function stepsHtml(walked: Walked): string {
  const { chart, graph, state } = walked;
  const items = state.steps.map(
    ({ act, value, hand, picture, edges }, index) =>
      `<li>${escaped(sentenceOf(act, chart.fixtures, graph))} → <b>${escaped(placeText(chart, graph, value))}</b>${happened(walked, index, hand)}${pictureHtml(picture, index + 1)}${verdictHtml(walked, edges)}</li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

function errorHtml({ error }: Walked): string {
  if (error === undefined) return '';
  const { severity, expected, actual, picture } = error;
  const facts: Facts = [
    ...(severity === undefined ? [] : [['Gravedad', severities[severity]] as const]),
    ['Esperaba', expected],
    ['Pasó', actual],
  ];
  const image = picture === undefined ? '' : `<p><img src="${escaped(picture)}" alt="La pantalla"></p>`;
  return `<h2>El error</h2>${factsHtml(facts)}${image}`;
}

/**
 * The walk as a page that needs no other file: the error with its picture, the steps with theirs, the calls with their masked bodies, the
 * console.
 */
export function reportPage(walked: Walked, shared: string): string {
  const { chart, graph, start, state, about } = walked;
  const { fixtures } = chart;
  const title = `Recorrido de «${fixtures.words.name}»`;
  const { snapshot, steps, hand, beginning } = state;
  const last = steps.at(-1);
  const value = last?.value ?? snapshot?.value;
  const facts: Facts = [
    ['Versión', versionText(graph)],
    ...(about === undefined ? [] : factsOf(about)),
    ['Situación', fixtures.starts[start]?.name ?? ''],
    ['Queda en', value === undefined ? '–' : placeText(chart, graph, value)],
    ['Dirección del recorrido', shared],
  ];
  const parts = [
    `<h1>${escaped(title)}</h1>${factsHtml(facts)}${errorHtml(walked)}`,
    `<h2>Pasos</h2>${stepsHtml(walked)}`,
    `<h2>Después del último paso</h2>${happened(walked, steps.length, hand)}`,
    bodyHtml('Contexto', last === undefined ? beginning : last.context),
  ];
  return (
    `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>${parts.join('\n')}</body></html>\n`
  );
}
