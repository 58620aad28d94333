import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { site } from '#src/config/site.ts';
import { App } from './app.tsx';
import { basePath } from './base-path.ts';
import { createServices } from './create-services.ts';
import type { PageAddress } from './page-address.ts';
import { headOf, type PageHead } from './page-head.ts';
import { createRoutes } from './routes.tsx';

export { canonicalPath, isListed, publicPages } from './page-address.ts';

export interface PrerenderedPage {
  readonly head: PageHead;
  /** HTML for #root. */
  readonly html: string;
}

/** Renders a public page for an anonymous visitor. */
export async function prerenderPage(page: PageAddress): Promise<PrerenderedPage> {
  const handler = createStaticHandler(createRoutes(), { basename: basePath() });
  const context = await handler.query(new Request(site.url + page.path));
  if (context instanceof Response) throw new Error(`${page.path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const services = createServices({
    token: null,
    askConfig: (tell) => {
      tell({ type: 'configuration.read', config: decodeRuntimeConfig({}) });
    },
  });
  services.configuration.start();
  const { prelude } = await prerender(
    <App services={Promise.resolve(services)} demo={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      // Writes every part where it belongs: without scripts nothing could move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { html: await new Response(prelude).text(), head: await headOf(page) };
}
