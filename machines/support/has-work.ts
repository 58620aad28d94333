import { DRAFTS, SENT } from '#src/api/stored/names.ts';
import { presentStorage } from '#src/api/stored/working-storage.ts';

/** Whether somebody put a quote together in this browser, or sent one: what to go on with is worth its script. */
export const hasWork = (): boolean =>
  Object.keys(presentStorage() ?? {}).some((key) => key.startsWith(DRAFTS) || key.startsWith(SENT));
