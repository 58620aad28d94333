import type { StartFailure } from '#src/browser/missing-script.ts';

let found: boolean | null = null;

/** Whether this engine lacks a built-in that `older-engines.ts` lends to it. Asked first before it does. */
export const isOlder = (): boolean =>
  (found ??= !(
    'withResolvers' in Promise &&
    'toSorted' in Array.prototype &&
    'groupBy' in Map &&
    'parse' in URL &&
    'canParse' in URL
  ));

/** How the engines say that a script, or its style sheet, did not arrive or is of another version. */
const DID_NOT_LOAD =
  /dynamically imported module|importing a module script|preload CSS|does not provide an export|importing binding name/i;

/** Why the start failed, by what it threw. */
export function causeOf(error: unknown): StartFailure {
  if (error instanceof Error && DID_NOT_LOAD.test(error.message)) return 'missing';
  return isOlder() || error instanceof SyntaxError ? 'old' : 'fault';
}
