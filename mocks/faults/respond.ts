import { delay, HttpResponse } from 'msw';
import type { CallName } from '#src/api/contract/index.ts';
import { conflict, forbidden, invalid, notFound, Refusal, unauthenticated } from '../requests/refusal.ts';
import type { Fault, FaultStatus } from './fault.ts';
import { fieldErrorsOf } from './field-errors.ts';

const refusals: Readonly<Record<FaultStatus, (call: CallName | null) => Refusal>> = {
  401: (call) =>
    call === 'login' ? new Refusal(401, 'Correo o contraseña incorrectos.') : unauthenticated(),
  403: forbidden,
  404: notFound,
  409: () => conflict('Alguien lo cambió antes que tú.'),
  410: () => new Refusal(410, 'Eso ya no existe.'),
  422: (call) => invalid(call === null ? {} : fieldErrorsOf(call)),
  429: () => new Refusal(429, 'Demasiados intentos. Espera un minuto.'),
  // Laravel's own messages, which are not translated.
  500: () => new Refusal(500, 'Server Error'),
  501: () => new Refusal(501, 'Not Implemented'),
  503: () => new Refusal(503, 'Service Unavailable'),
};

const PROXY_PAGE = '<!doctype html><title>Bienvenido</title><h1>Red de invitados</h1>';

/**
 * Returns the response of a call with this fault; undefined leaves the call to the normal handler.
 * @param call null for a request that is not a call, such as a document
 */
export async function respondWith(fault: Fault, call: CallName | null): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'status': {
      const { status } = fault;
      const headers = status === 429 || status === 503 ? { 'Retry-After': '60' } : {};
      return HttpResponse.json(refusals[status](call).toJSON(), { status, headers });
    }
    case 'broken':
      return HttpResponse.html(PROXY_PAGE);
    case 'unreachable':
      return HttpResponse.error();
    case 'never':
      return new Promise<never>(() => undefined);
    case 'late':
      await delay(fault.ms);
      return undefined;
  }
}
