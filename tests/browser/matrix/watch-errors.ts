import { takeLines } from '#tests/support/console-watch.ts';

const MOST_CHARACTERS = 200;

/**
 * Collects uncaught errors, and output to the console.
 * @param expected console output of the screen that is not a fault
 */
export function watchErrors(expected: readonly RegExp[] = []) {
  const errors: string[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`uncaught: ${String(reason)}`), {
    signal,
  });
  return {
    /** Ends the watch and returns each error in a line. */
    stop: (): readonly string[] => {
      listening.abort();
      const lines = takeLines().filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
      return [
        ...errors,
        ...lines.map(({ level, text }) => `console.${level}: ${text.slice(0, MOST_CHARACTERS)}`),
      ];
    },
  };
}
