import { callWord } from '#mocks/demo/call-words.ts';
import { stableJson } from '#src/config/stable-json.ts';
import type { WalkReport } from '../../fixtures/report.ts';
import type { StageState } from '../../stage/stage-state.ts';

type Compared = Pick<WalkReport['steps'][number], 'edges' | 'value'>;
type Lines = readonly string[];

type Called = Pick<NonNullable<WalkReport['calls']>[number], 'call' | 'input'>;

type Saved = Pick<WalkReport, 'steps' | 'calls'>;
type Replayed = Pick<StageState, 'steps' | 'calls'>;

/** Whether a replay matches the saved walk: the same transitions and states, the same on the screen, the same calls. */
export function verdictOn(saved: Saved, replayed: Replayed): string {
  const sent = replayed.steps.findIndex(({ isSent }) => isSent);
  if (sent === -1) return comparedWith(saved, replayed);
  return `En la pantalla ya no se pudo el paso ${String(sent + 1)}: se mandó su evento. ${comparedWith(saved, replayed)}`;
}

function comparedWith({ steps, calls }: Saved, { steps: replayed, calls: made }: Replayed): string {
  const different = steps.findIndex((step, index) => factsOf(step) !== factsOf(replayed[index]));
  if (different !== -1) return `Repetido: distinto desde el paso ${String(different + 1)}.`;
  if (replayed.length > steps.length)
    return `Repetido: distinto desde el paso ${String(steps.length + 1)}, que antes no hubo.`;
  const looks = steps.map(({ shown }, index) => {
    const now = replayed[index]?.shown ?? null;
    return shown === undefined || now === null || now.width !== shown.width
      ? null
      : changeBetween(shown.lines, now.lines);
  });
  const at = looks.findIndex((change) => change !== null && change !== '');
  if (at !== -1) {
    return `Repetido: mismos estados, pero la pantalla se ve distinta desde el paso ${String(at + 1)}: ${looks[at] ?? ''}.`;
  }
  const otherCalls = calls === undefined ? '' : changeOfCalls(calls.map(nameOf), made.map(nameOf));
  if (otherCalls !== '') return `Repetido: mismos estados, pero otras llamadas: ${otherCalls}.`;
  const [other] = calls === undefined ? [] : without(calls.map(sentOf), made.map(sentOf));
  if (other !== undefined)
    return `Repetido: mismos estados, pero ya no manda lo mismo: antes ${shortened(other)}.`;
  return looks.includes('') || steps.length === 0
    ? 'Repetido: igual.'
    : 'Repetido: mismos estados. La pantalla no se comparó: el archivo no la trae, o tenía otro ancho.';
}

const nameOf = ({ call }: { readonly call: string }) => callWord(call);

const LONGEST = 300;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A day, a moment or a new key in a body. */
const NEW = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\b[\da-f]{32}\b/g;

/** A call with what it sends, without what is new each time. */
const sentOf = ({ call, input }: Called) =>
  `«${callWord(call)}» ${stableJson(input ?? null)}`.replaceAll(NEW, '(nuevo)');

/** The calls that only one of two walks made; empty when there are none. */
const changeOfCalls = (before: Lines, after: Lines): string =>
  [
    ...without(before, after).map((call) => `ya no hace «${call}»`),
    ...without(after, before).map((call) => `ahora también hace «${call}»`),
  ].join('; ');

const factsOf = (step: { readonly edges: Lines; readonly value: Compared['value'] } | undefined) =>
  stableJson([step === undefined ? null : [...step.edges], step?.value ?? null]);

const MOST_SHOWN = 3;

/** The lines that only one of two screens shows; empty when there are none. */
export function changeBetween(before: Lines, after: Lines): string {
  const gone = without(before, after).map((line) => `ya no dice «${line}»`);
  const added = without(after, before).map((line) => `ahora dice «${line}»`);
  const all = [...gone, ...added];
  const more = all.length - MOST_SHOWN;
  return [...all.slice(0, MOST_SHOWN), ...(more > 0 ? [`y ${String(more)} más`] : [])].join('; ');
}

/** The lines that the others do not have, each as often as it is missing there. */
function without(lines: Lines, others: Lines): Lines {
  const left = new Map<string, number>();
  for (const line of others.map(timeless)) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(timeless(line)) ?? 0;
    left.set(timeless(line), count - 1);
    return count <= 0;
  });
}

const MONTH = String.raw`(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?`;
const DATE = new RegExp(String.raw`\b\d{1,2}(?: de)? ${MONTH}(?:(?: de)? \d{4})?`, 'gi');
const DAY = /\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/gi;
const CLOCK = /\b\d{1,2}:\d{2}\b/g;
const AGO = /\bhace \S+ \p{L}+/giu;

/** A draft in a link, with numbers that are new each time. */
const DRAFT = /#v\d+\.[\w-]+/g;

/** A line without what differs between two walks: days, hours, and the numbers of a draft in a link. */
export const timeless = (line: string) =>
  line
    .replaceAll(DRAFT, '(enlace)')
    .replaceAll(DATE, '(fecha)')
    .replaceAll(DAY, '(día)')
    .replaceAll(CLOCK, '(hora)')
    .replaceAll(AGO, '(antes)');
