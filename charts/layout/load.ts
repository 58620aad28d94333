import * as z from 'zod/mini';
import type { MachineName } from '#machines/index.ts';
import type { DrawnChart } from './chart-layout.ts';
import { DrawingFile, drawnLike } from './like.ts';

const files = import.meta.glob<unknown>('./generated/*.json', { import: 'default' });

/** A machine of the chart's own stories only. */
export const SAMPLE = 'sample-warehouse';

const loaded = new Map<string, Promise<DrawnChart>>();

/** The same, one promise per machine: a suspended component asks on each render. Null for a machine without a drawing. */
export function findDrawing(name: string): Promise<DrawnChart> | null {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const load = files[`./generated/${name}.json`];
  if (load === undefined) return null;
  const asked = load().then((content) => drawnChart(name, z.parse(DrawingFile, content)));
  loaded.set(name, asked);
  // The next visitor tries again.
  asked.catch(() => loaded.delete(name));
  return asked;
}

async function drawnChart(name: string, file: z.output<typeof DrawingFile>): Promise<DrawnChart> {
  if (!('like' in file)) return file;
  const { like, says, words } = file;
  return { ...drawnLike(await drawingOf(like), like, name, says), words };
}

function drawingOf(name: string): Promise<DrawnChart> {
  const drawing = findDrawing(name);
  if (drawing === null) throw new Error(`no drawing of ${name}: run npm run charts`);
  return drawing;
}

/** The drawings of a machine, loaded on demand. `npm run charts` writes them. */
export const layoutOf = (name: MachineName | typeof SAMPLE): Promise<DrawnChart> => drawingOf(name);
