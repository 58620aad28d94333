/** What a chart's parts are called on screen, in Spanish. A test demands a word for every part. */
export interface ChartWords {
  /** `Sesión`: the chart's name. */
  readonly name: string;
  /** What the machine is there for, in a sentence. */
  readonly about: string;
  /** States by their path without the machine's id: `authenticated.known` → `Con datos`. */
  readonly states: Readonly<Record<string, string>>;
  /** Events by their type: `session.login` → `Entrar`. */
  readonly events: Readonly<Record<string, string>>;
  /** What runs, by the invoke's id: `login` → `Comprobar la contraseña`. */
  readonly invokes: Readonly<Record<string, string>>;
  /** When a guard lets through, by its name: `hasToken` → `hay una sesión guardada`. */
  readonly guards: Readonly<Record<string, string>>;
  /** How long a wait is whose length depends on what is known, by its name: `untilItExpires` → `su vigencia`. @default none */
  readonly delays?: Readonly<Record<string, string>>;
}

/** States of every wait, by their key. */
export const waitingWords = { brisk: 'Esperando', slow: 'Se tarda', endless: 'Puede cancelarse' } as const;
