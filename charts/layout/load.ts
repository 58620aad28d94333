import * as z from 'zod/mini';
import type { MachineName } from '#machines/index.ts';
import { DrawnChart } from './chart-layout.ts';

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
  const asked = load().then((content) => z.parse(DrawnChart, content));
  loaded.set(name, asked);
  // The next visitor tries again.
  asked.catch(() => loaded.delete(name));
  return asked;
}

/** The drawings of a machine, loaded on demand. `npm run charts` writes them. */
export function layoutOf(name: MachineName | typeof SAMPLE): Promise<DrawnChart> {
  const drawing = findDrawing(name);
  if (drawing === null) throw new Error(`no drawing of ${name}: run npm run charts`);
  return drawing;
}
