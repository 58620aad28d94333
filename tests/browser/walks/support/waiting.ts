import type { Locator } from 'vitest/browser';
import { seen } from './seeing.ts';

/** The status of a wait. */
const SLOW = 'Seguimos esperando la respuesta…';

/** What each stage of a wait looks like, within a part of the page. */
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

/** The button that cancels a wait. */
export const cancelIn = (part: Locator): Locator => part.getByRole('button', { name: 'Cancelar' }).first();
