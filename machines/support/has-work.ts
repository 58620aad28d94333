import { DRAFTS, SENT } from '#src/api/stored/names.ts';
import { presentStorage } from '#src/api/stored/working-storage.ts';

const isWork = (key: string): boolean =>
  [DRAFTS, SENT].some((name) => key === name || key.startsWith(`${name}-`));

/** Whether somebody put a quote together in this browser, or sent one: what to go on with is worth its script. */
export function hasWork(): boolean {
  try {
    return Object.keys(presentStorage() ?? {}).some(isWork);
  } catch {
    return false;
  }
}
