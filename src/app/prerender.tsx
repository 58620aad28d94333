import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { descriptions } from '#src/config/descriptions.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { site } from '#src/config/site.ts';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import { titleOf } from './navigation-effects.tsx';
import { createRoutes } from './routes.tsx';

/** What the head of a prerendered page says. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, without base path: the production site's. */
  readonly canonical: string;
  readonly locale: string;
  readonly brand: string;
}

export interface PrerenderedPage {
  readonly id: RouteId;
  readonly path: string;
  readonly head: PageHead;
  /** What belongs into #root. */
  readonly html: string;
}

/** A quoter under a second route name has one address for search engines (DESIGN 4). */
const canonicalRoute = (id: RouteId): RouteId => (id === 'standaloneQuoter' ? 'quoter' : id);

/** Public routes whose path is complete as it stands. */
export const prerenderedRoutes = routeIds.filter(
  (id) => routeOf(id).frame !== 'panel' && !routeOf(id).path.includes(':'),
);

/** Renders a public route for a visitor of whom nothing is known. */
export async function prerenderRoute(id: RouteId): Promise<PrerenderedPage> {
  const { path } = routeOf(id);
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(path, site.url)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const services = createServices(Promise.resolve(decodeRuntimeConfig({})), null);
  const { prelude } = await prerender(
    <App services={Promise.resolve(services)} demo={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      // Everything in place: a page must stand without a script that moves its parts there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return {
    id,
    path,
    html: await new Response(prelude).text(),
    head: {
      title: titleOf(id),
      description: descriptions[id] ?? '',
      canonical: `${site.url}${routeOf(canonicalRoute(id)).path}`,
      locale: 'es_MX',
      brand: site.brand,
    },
  };
}
