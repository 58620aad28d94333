import type { Locator } from 'vitest/browser';
import { seen } from './seeing.ts';

/** What says that a wait lasts. */
const SLOW = 'Seguimos esperando la respuesta…';

/** How a wait looks in each of its steps, within a part of the page. */
export function waitingSights(part: () => Locator, label: string) {
  const saying = (text: string) => part().getByRole('status').filter({ hasText: text }).first();
  return {
    brisk: () => seen(saying(label)),
    slow: () => seen(saying(SLOW)),
    endless: async () => {
      await seen(saying(SLOW));
      await seen(cancelIn(part()));
    },
  };
}

/** The button by which a wait is given up. */
export const cancelIn = (part: Locator): Locator => part.getByRole('button', { name: 'Cancelar' }).first();
