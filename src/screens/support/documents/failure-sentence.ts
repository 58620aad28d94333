import type { ApiError } from '#src/api/errors.ts';
import { failureText } from '../failure-text.ts';

const NOT_THERE: readonly (number | undefined)[] = [404, 410];

/**
 * Why a document could not be had, for a person.
 * @param elsewhere host that it lies on, where that is not the API's: such ones often let nobody read them from a page
 */
export function failureSentence(error: ApiError, elsewhere: string | null): string {
  if (NOT_THERE.includes(error.status)) return 'Este archivo ya no está en el servidor.';
  if (error.kind === 'unreachable' && elsewhere !== null) {
    return `Este archivo está en ${elsewhere} y no se deja traer hasta aquí.`;
  }
  return failureText(error, {
    cancelled: 'Cancelaste la descarga. Puedes retomarla cuando quieras.',
    refused: 'El servidor no dejó abrir este archivo.',
    invalid: 'El servidor no dejó abrir este archivo.',
    unauthorized: 'El servidor no dejó abrir este archivo. Entra de nuevo e inténtalo otra vez.',
  });
}
