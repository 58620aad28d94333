/** What was written to the console while it was watched, for whatever runs the test. */
type Level = 'error' | 'warn';

interface Line {
  readonly level: Level;
  readonly text: string;
}

let said: readonly Line[] = [];

const textOf = (value: unknown) =>
  value instanceof Error
    ? (value.stack ?? value.message)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/**
 * What React says where a test's own wrapping of an event meets a component that reads a promise: no page says it, for
 * none wraps its events so. It comes and goes with the machine's load.
 */
const OF_THE_TESTS = /^A component suspended inside an `act` scope/;

/**
 * Keeps what console.error and console.warn are told instead of writing it.
 * @returns a function that gives the console back and tells what was not expected.
 */
export function watchConsole(): () => readonly Line[] {
  const { error, warn } = console;
  said = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const text = values.map(textOf).join(' ');
      if (!OF_THE_TESTS.test(text)) said = [...said, { level, text }];
    };
  }
  return () => {
    Object.assign(console, { error, warn });
    return said;
  };
}

/**
 * States that the console was told a line like this, which is no failure then.
 * @throws Error where it was not.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  const others = said.filter((line) => line.level !== level || !pattern.test(line.text));
  if (others.length === said.length) {
    throw new Error(
      `console.${level} was told nothing like ${String(pattern)}, but: ${JSON.stringify(said)}`,
    );
  }
  said = others;
}
