import type { Fault, FaultStatus } from './fault.ts';

const meanings: Readonly<Record<FaultStatus, string>> = {
  401: 'sin sesión',
  403: 'sin permiso',
  404: 'no existe',
  409: 'alguien lo cambió antes',
  410: 'ya no existe',
  422: 'datos no válidos',
  429: 'demasiados intentos',
  500: 'error del servidor',
  501: 'no lo ofrece',
  503: 'en mantenimiento',
};

const seconds = (ms: number) => `${(ms / 1000).toLocaleString('es-MX')} s`;

/** Returns a short description of a fault. */
export function labelOf(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return `${String(fault.status)}: ${meanings[fault.status]}`;
    case 'broken':
      return 'Respuesta dañada';
    case 'unreachable':
      return 'Sin conexión';
    case 'never':
      return 'Nunca responde';
    case 'late':
      return `Responde a los ${seconds(fault.ms)}`;
  }
}
