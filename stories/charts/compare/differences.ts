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
type Drawn = z.output<typeof Drawn>;

/** A file of drawings; earlier versions had one list of them. */
const DrawingFile = z.union([z.object({ tall: z.array(Drawn) }), z.object({ views: z.array(Drawn) })]);

/** The drawing with everything open, in a file's text; null when there is no such file. */
export function openDrawing(text: string | null): Drawn | null {
  if (text === null) return null;
  const file = z.parse(DrawingFile, JSON.parse(text));
  return ('tall' in file ? file.tall : file.views)[0] ?? null;
}

/** States and transitions as a person reads them, by id. */
function partsOf(drawn: Drawn | null): ReadonlyMap<string, string> {
  if (drawn === null) return new Map();
  return new Map([
    ...drawn.states.map(({ id, title }) => [`state ${id}`, `«${title.join(' ')}»`] as const),
    ...drawn.pills.flatMap(({ edges, lines, guard, paths }) =>
      edges.map((id) => {
        const condition = guard === null ? '' : ` [${guard}]`;
        const targets = paths.map(({ target }) => ` → ${target}`).join('');
        return [`transition ${id}`, `«${lines.join(' ')}»${condition}${targets}`] as const;
      }),
    ),
  ]);
}

/** What changed between two versions of a chart, a line each: `+` is new, `-` is gone, `~` is another than before. */
export function differences(before: Drawn | null, after: Drawn | null): readonly string[] {
  const [old, current] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].toSorted().flatMap((part) => {
    const [was, is] = [old.get(part), current.get(part)];
    if (was === is) return [];
    if (was === undefined) return [`+ ${part} ${is ?? ''}`];
    return is === undefined ? [`- ${part} ${was}`] : [`~ ${part} ${was} is now ${is}`];
  });
}
