import * as z from 'zod/mini';

/** How bad an error is, the worst first. */
export const severities = {
  stops: 'Impide seguir',
  hurts: 'Estorba, pero se puede seguir',
  looks: 'Solo se ve o se lee mal',
} as const;

export const Severity = z.enum(['stops', 'hurts', 'looks']);
export type Severity = z.output<typeof Severity>;

const isSeverity = (text: string): text is Severity => text in severities;

/** The severity that a form sends; the middle one for anything else. */
export const severityOf = (text: string): Severity => (isSeverity(text) ? text : 'hurts');
