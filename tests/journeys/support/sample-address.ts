import { fillPath } from '#src/config/paths.ts';
import { routeOf, type RouteId } from '#src/config/routes.ts';

const SAMPLES = {
  type: 'verticales',
  model: 'lisboa',
  product: 'persianas',
  tipo: 'enrollables',
  modelo: 'lisboa',
  tejido: 'screen',
  variant: 'screen-5',
  color: 'arena',
};

/** An address of a route. */
export const addressOf = (id: RouteId): string => fillPath(routeOf(id).path, SAMPLES);
