import * as z from 'zod/mini';

const Drawn = z.object({
  states: z.array(z.object({ id: z.string(), title: z.array(z.string()) })),
  pills: z.array(
    z.object({
      edges: z.array(z.string()),
      lines: z.array(z.string()),
      guard: z.nullable(z.string()),
      paths: z.array(z.object({ target: z.string() })),
    }),
  ),
});
export type Drawn = z.output<typeof Drawn>;

/** A file of drawings; earlier versions had one list of them. */
const DrawingFile = z.union([z.object({ tall: z.array(Drawn) }), z.object({ views: z.array(Drawn) })]);

/** The drawing with everything open, in a file's text; null when there is no such file. */
export function openDrawing(text: string | null): Drawn | null {
  if (text === null) return null;
  const file = z.parse(DrawingFile, JSON.parse(text));
  return ('tall' in file ? file.tall : file.views)[0] ?? null;
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
        const condition = guard === null ? '' : ` [${guard}]`;
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
