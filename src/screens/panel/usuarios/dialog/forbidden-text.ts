import type { FailureTexts } from '../../../support/failure-text.ts';

const FORBIDDEN = 403;

/** What to say where a server gives no reason for having closed the door. */
export const textsFor = (error: { readonly status: number | undefined } | null): FailureTexts =>
  error?.status === FORBIDDEN
    ? { refused: 'No tienes permiso para cambiar cuentas. Pídeselo a quien administra la tienda.' }
    : {};
