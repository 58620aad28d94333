/** Output to the console while it was watched, for any test runner. */
type Level = 'error' | 'warn';

interface Line {
  readonly level: Level;
  readonly text: string;
}

let recorded: readonly Line[] = [];

function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    // An element of a page holds itself.
    return String(value);
  }
}

/**
 * React writes this when act() wraps an event and a component reads a promise. Pages never use act(), and the message
 * appears only sometimes.
 */
const FROM_ACT = /^A component suspended inside an `act` scope/;

/**
 * Collects the arguments of console.error and console.warn instead of printing them.
 * @returns a function that restores the console and returns the unexpected output.
 */
export function watchConsole(): () => readonly Line[] {
  const { error, warn } = console;
  recorded = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      const text = values.map(textOf).join(' ');
      if (!FROM_ACT.test(text)) recorded = [...recorded, { level, text }];
    };
  }
  return () => {
    Object.assign(console, { error, warn });
    return recorded;
  };
}

/** Unexpected output since the last call. */
export function takeLines(): readonly Line[] {
  const lines = recorded;
  recorded = [];
  return lines;
}

/**
 * Expects output like this, which then does not fail the test.
 * @throws Error when there is none.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  const others = recorded.filter((line) => line.level !== level || !pattern.test(line.text));
  if (others.length === recorded.length) {
    throw new Error(
      `console.${level} received no match of ${String(pattern)}, but: ${JSON.stringify(recorded)}`,
    );
  }
  recorded = others;
}
