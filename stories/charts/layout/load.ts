import * as z from 'zod/mini';
import type { MachineName } from '#machines/index.ts';
import { ChartLayouts } from './chart-layout.ts';

const files = import.meta.glob<unknown>('./generated/*.json', { import: 'default' });

/** A machine of the chart's own stories only. */
export const SAMPLE = 'sample-warehouse';

/** The drawings of a machine, loaded on demand. `npm run charts` writes them. */
export async function loadLayout(name: MachineName | typeof SAMPLE): Promise<ChartLayouts> {
  const load = files[`./generated/${name}.json`];
  if (load === undefined) throw new Error(`no drawing of ${name}: run npm run charts`);
  return z.parse(ChartLayouts, await load());
}

const loaded = new Map<MachineName, Promise<ChartLayouts>>();

/** The same, one promise per machine: a suspended component asks on each render. */
export function layoutOf(name: MachineName): Promise<ChartLayouts> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const asked = loadLayout(name);
  loaded.set(name, asked);
  // The next visitor tries again.
  asked.catch(() => loaded.delete(name));
  return asked;
}
