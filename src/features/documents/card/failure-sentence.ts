import type { ApiError } from '#src/api/errors.ts';
import { failureText } from '#src/remote-data/failure-text.ts';

const MISSING: readonly (number | undefined)[] = [404, 410];

/**
 * Why a document could not be downloaded.
 * @param foreignHost host of the document when it is not the API's: such hosts often refuse cross-origin reads
 */
export function failureSentence(error: ApiError, foreignHost: string | null): string {
  if (MISSING.includes(error.status)) return 'Este archivo ya no está en el servidor.';
  if (error.kind === 'unreachable' && foreignHost !== null) {
    return `Este archivo está en ${foreignHost} y no se deja traer hasta aquí.`;
  }
  return failureText(error, {
    cancelled: 'Cancelaste la descarga. Puedes retomarla cuando quieras.',
    refused: 'El servidor no dejó abrir este archivo.',
    invalid: 'El servidor no dejó abrir este archivo.',
    broken:
      'En lugar del archivo llegó otra cosa, como una página para entrar. Inténtalo de nuevo; si sigue igual, avísale a quien administra la tienda.',
    unauthorized: 'El servidor no dejó abrir este archivo. Entra de nuevo e inténtalo otra vez.',
  });
}
