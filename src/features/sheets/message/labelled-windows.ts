import { fieldsOf } from '#src/features/draft-windows/headings.ts';
import type { ListField } from '#src/features/draft-windows/list-fields.ts';
import { mayBeName } from './name-line.ts';

/** "Ancho: 137 cm", "Tela = Screen 5" */
const LABELLED = /^([\p{L}\d][\p{L}\d .()/]{0,40}?)\s*[:=]\s*(\S.*)$/u;
/** Between the labels of one line: "Sala - Ancho: 137,5, Alto: 205". */
const BETWEEN_LABELS = /(?:\s*[,;|]\s*|\s+[-–—]\s+)(?=\p{L}[\p{L}\d .()/]{0,40}[:=])/u;

interface Labelled {
  readonly label: string;
  readonly field: ListField;
  readonly value: string;
}

function labelledIn(text: string): Labelled | null {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  const [field = null] = fieldsOf([label]);
  return field === null ? null : { label, field, value };
}

/** The labels of a line, and what stands in front of them; null for a line without a label, or with other words. */
function saidIn(line: string): { readonly title: string; readonly labelled: readonly Labelled[] } | null {
  const parts = line.split(BETWEEN_LABELS);
  const labelled = parts.map(labelledIn).filter((one) => one !== null);
  const title = labelledIn(parts[0] ?? '') === null ? (parts[0] ?? '') : '';
  const others = parts.length - labelled.length - (title === '' ? 0 : 1);
  return labelled.length === 0 || others > 0 ? null : { title, labelled };
}

interface LabelledWindow {
  readonly title: string;
  readonly values: Map<ListField, string>;
}

const MEASURES: readonly (readonly ListField[])[] = [['size'], ['width', 'height']];

/** Whether a window has its measures and something else, all under labels. */
const isWhole = ({ values }: LabelledWindow) =>
  MEASURES.some((fields) => fields.every((field) => values.has(field)) && values.size > fields.length);

const isNameLine = (part: LabelledWindow | string): part is string =>
  typeof part === 'string' && mayBeName(part) && !LABELLED.test(part);

/** The windows of a message, and its lines that are of none, in their order. */
function partsOf(lines: readonly string[]): readonly (LabelledWindow | string)[] {
  const parts: (LabelledWindow | string)[] = [];
  for (const line of lines) {
    const said = saidIn(line);
    if (said === null) {
      parts.push(line);
      continue;
    }
    const last = parts.at(-1);
    const isNext =
      typeof last !== 'object' ||
      said.title !== '' ||
      said.labelled.some(({ field }) => last.values.has(field));
    const values = isNext ? new Map<ListField, string>() : last.values;
    for (const { field, value } of said.labelled) values.set(field, value);
    if (!isNext) continue;
    const isNamedAbove = said.title === '' && !values.has('name') && last !== undefined && isNameLine(last);
    parts.splice(isNamedAbove ? -1 : parts.length, 1, {
      title: (isNamedAbove ? last : said.title).replace(/\s*:$/, ''),
      values,
    });
  }
  return parts;
}

/** The headings of the fields: as the message first calls them. */
function headingsIn(lines: readonly string[]): ReadonlyMap<ListField, string> {
  const headings = new Map<ListField, string>([['name', 'Ubicación']]);
  for (const { label, field } of lines.flatMap((line) => saidIn(line)?.labelled ?? []))
    if (field !== 'name' && !headings.has(field)) headings.set(field, label);
  return headings;
}

/**
 * A message whose windows are labels with values, a label or several in a line ("Ubicación: Sala", "Ancho: 137"), as cells
 * below headings, the name of a window first. A window begins below its name, or where a label comes again. Any other line is
 * a row whose first cell alone is filled. Null where a window lacks a measure, or has nothing but its measures.
 */
export function labelledWindows(lines: readonly string[]): readonly (readonly string[])[] | null {
  const parts = partsOf(lines);
  const windows = parts.filter((part) => typeof part === 'object');
  if (windows.length === 0 || !windows.every(isWhole)) return null;
  const headings = headingsIn(lines);
  const fields = [...headings.keys()];
  const rows = parts.map((part) =>
    fields.map((field) => {
      if (typeof part === 'string') return field === 'name' ? part : '';
      return part.values.get(field) ?? (field === 'name' ? part.title : '');
    }),
  );
  return [[...headings.values()], ...rows];
}
