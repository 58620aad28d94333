import type { FailureTexts } from '#src/remote-data/failure-text.ts';

const FORBIDDEN = 403;

/** Text for status 403, for a server that gives no reason. */
export const textsFor = (error: { readonly status: number | undefined } | null): FailureTexts =>
  error?.status === FORBIDDEN
    ? { refused: 'No tienes permiso para cambiar cuentas. Pídeselo a quien administra la tienda.' }
    : {};
