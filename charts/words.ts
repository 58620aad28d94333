import * as z from 'zod/mini';

const Names = z.record(z.string(), z.string());

/** The Spanish names of a chart's parts. A test checks that every part has one. */
export const ChartWords = z.object({
  /** `Sesión`: the chart's name. */
  name: z.string(),
  /** The purpose of the machine, in a sentence. */
  about: z.string(),
  /** States by their path without the machine's id: `authenticated.known` → `Con datos`. */
  states: Names,
  /** Events by their type: `session.login` → `Entrar`. */
  events: Names,
  /** Invokes by their id: `login` → `Comprobar la contraseña`. */
  invokes: Names,
  /** The condition of each guard, by its name: `hasToken` → `hay una sesión guardada`. */
  guards: Names,
  /** What states do on entry and exit: `dropError` → `quita el aviso de error`. @default nothing */
  actions: z.optional(Names),
  /** Delays of variable length, by their name: `untilItExpires` → `su vigencia`. @default none */
  delays: z.optional(Names),
});

export type ChartWords = z.output<typeof ChartWords>;
