import { fillPath } from '#src/config/paths.ts';
import { routeOf, type RouteId } from '#src/config/routes.ts';

/** A value for each parameter of the routes. */
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

/** What the routes below have instead: their content is of awnings, or of blinds. */
const own: Partial<Record<RouteId, Partial<typeof SAMPLES>>> = {
  awningCatalog: { tipo: 'verticales' },
  fabrics: { type: 'screen' },
  awningDetails: { variant: 'lisboa-screen' },
};

/** The address of a route, with sample parameters. */
export const addressOf = (id: RouteId): string => fillPath(routeOf(id).path, { ...SAMPLES, ...own[id] });
