import { maskSecrets } from '../../mask.ts';

/** A warning or an error in a page's console. */
export interface ConsoleLine {
  readonly level: 'error' | 'warn';
  readonly text: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value instanceof Error
      ? `${value.name}: ${value.message}`
      : (JSON.stringify(maskSecrets(value)) ?? String(value));

/**
 * Tells what a page writes to its console from now on, which still gets it.
 * @returns a function that stops
 */
export function watchConsole(
  page: Window & typeof globalThis,
  tell: (line: ConsoleLine) => void,
): () => void {
  const stop = new AbortController();
  for (const level of ['error', 'warn'] as const) {
    const real = page.console[level];
    const telling = (...values: unknown[]) => {
      tell({ level, text: values.map(textOf).join(' ') });
      real.apply(page.console, values);
    };
    page.console[level] = telling;
    stop.signal.addEventListener('abort', () => {
      // Another watch may have come after this one.
      if (page.console[level] === telling) page.console[level] = real;
    });
  }
  return () => {
    stop.abort();
  };
}
