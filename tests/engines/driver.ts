/** Where an engine runs. */
export interface Surroundings {
  /** An empty folder: its profile, and its downloads in `Downloads/`. */
  readonly folder: string;
  /** Address of the proxy for all but this machine, as host:port. */
  readonly proxy: string;
}

/** A browser with one window of 1280 × 800 CSS px. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function that uses nothing but its argument inside the page; both cross as JSON. */
  readonly run: <Input, Result>(inPage: (input: Input) => Result, input: Input) => Promise<Result>;
  /** Clicks, in CSS px of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Uncaught errors, console errors and what the content policy refused so far, each in a line. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser engine. */
export interface Engine {
  readonly name: string;
  /** The commands that it needs, each with its Debian package. */
  readonly needs: Readonly<Record<string, string>>;
  readonly start: (where: Surroundings) => Promise<Driver>;
}

/** The text of an expression that runs a function inside a page, and returns its result as JSON. */
export const callOf = <Input, Result>(inPage: (input: Input) => Result, input: Input): string =>
  `JSON.stringify((${inPage.toString()})(${JSON.stringify(input)}) ?? null)`;

/** The failed replies that a journey meets are not errors of the page. */
export const isBrowsersOwn = (text: string): boolean => text.startsWith('Failed to load resource');
