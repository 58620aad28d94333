import * as z from 'zod/mini';
import { ChartLayouts } from '#charts/layout/chart-layout.ts';
import { drawnLike, LikeChart } from '#charts/layout/like.ts';

const Drawn = z.object({
  states: z.array(z.object({ id: z.string(), title: z.array(z.string()) })),
  pills: z.array(
    z.object({
      edges: z.array(z.string()),
      lines: z.array(z.string()),
      /** Its lines; earlier versions had its name in the code. */
      guard: z.union([z.array(z.string()), z.nullable(z.string())]),
      paths: z.array(z.object({ target: z.string() })),
    }),
  ),
});
export type Drawn = z.output<typeof Drawn>;

/** A file of drawings, or one that names the chart that looks the same; earlier versions had one list of drawings. */
const DrawingFile = z.union([
  z.object({ tall: z.array(Drawn) }),
  z.object({ views: z.array(Drawn) }),
  LikeChart,
]);

/** The text of a chart's file in one version; null when it has none. */
export type ReadFile = (name: string) => string | null;

/** The drawing of a chart with everything open, in one version; null when it has none. */
export function openDrawing(name: string, read: ReadFile): Drawn | null {
  const text = read(name);
  if (text === null) return null;
  const file = z.parse(DrawingFile, JSON.parse(text));
  if ('views' in file) return file.views[0] ?? null;
  if ('tall' in file) return file.tall[0] ?? null;
  const other = z.parse(ChartLayouts, JSON.parse(read(file.like) ?? 'null'));
  return drawnLike(other, file.like, name, file.says).tall[0] ?? null;
}

interface Part {
  readonly part: 'state' | 'transition';
  readonly id: string;
  /** As a person reads it. */
  readonly text: string;
}

function partsOf(drawn: Drawn | null): readonly Part[] {
  if (drawn === null) return [];
  return [
    ...drawn.states.map(({ id, title }): Part => ({ part: 'state', id, text: `«${title.join(' ')}»` })),
    ...drawn.pills.flatMap(({ edges, lines, guard, paths }) =>
      edges.map((id): Part => {
        const said = Array.isArray(guard) ? guard.join(' ') : (guard ?? '');
        const condition = said === '' ? '' : ` [${said}]`;
        const targets = paths.map(({ target }) => ` → ${target}`).join('');
        return { part: 'transition', id, text: `«${lines.join(' ')}»${condition}${targets}` };
      }),
    ),
  ];
}

/** A state or a transition that another version does not have, or has otherwise. */
export interface Change extends Omit<Part, 'text'> {
  /** Its text in each version; null where it is missing. */
  readonly was: string | null;
  readonly is: string | null;
}

/** What changed between two versions of a chart. */
export function changesOf(before: Drawn | null, after: Drawn | null): readonly Change[] {
  const keyed = (drawn: Drawn | null) => new Map(partsOf(drawn).map((one) => [`${one.part} ${one.id}`, one]));
  const [old, current] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...current.keys()])].toSorted().flatMap((key) => {
    const [was, is] = [old.get(key), current.get(key)];
    const { part, id } = was ?? is ?? {};
    if (part === undefined || id === undefined || was?.text === is?.text) return [];
    return [{ part, id, was: was?.text ?? null, is: is?.text ?? null }];
  });
}

/** The same, a line each: `+` is new, `-` is gone, `~` is another than before. */
export const differences = (before: Drawn | null, after: Drawn | null): readonly string[] =>
  changesOf(before, after).map(({ part, id, was, is }) => {
    if (was === null) return `+ ${part} ${id} ${is ?? ''}`;
    return is === null ? `- ${part} ${id} ${was}` : `~ ${part} ${id} ${was} is now ${is}`;
  });
