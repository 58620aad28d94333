import type { Settled } from './drawing.ts';
import { layoutOf } from './layout.ts';
import { lightThrough } from './light.ts';
import type { Sheet } from './sheet.ts';

/** Everything that the parts of one picture need. The prefix is unique in the page. */
export const sheetOf = (drawing: Settled, prefix: string): Sheet => ({
  drawing,
  layout: layoutOf(drawing),
  light: lightThrough(drawing.fabric, drawing.time),
  id: (name) => `${prefix}${name}`,
  paint: (name) => `url(#${prefix}${name})`,
});
