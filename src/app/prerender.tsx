import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { readToken, removeToken, writeToken } from '#src/api/stored/session-store.ts';
import { href } from '#src/config/routes.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { site } from '#src/config/site.ts';
import { App } from './app.tsx';
import { basePath } from './base-path.ts';
import type { PageAddress } from './head/page-address.ts';
import { headOf, type PageHead } from './head/page-head.ts';
import { markWhenResolved } from './mark-when-resolved.ts';
import { createRoutes } from './routes.tsx';
import { createServices } from './services/create-services.ts';

export { canonicalPath, isListed, publicPages } from './head/page-address.ts';

export interface PrerenderedPage {
  readonly head: PageHead;
  /** HTML for #root. */
  readonly html: string;
}

/** The app at an address, for whoever the stored token says. */
async function appAt(path: string) {
  const handler = createStaticHandler(createRoutes(), { basename: basePath() });
  const context = await handler.query(new Request(site.url + path));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const services = createServices({
    token: readToken(),
    askConfig: (tell) => {
      tell({ type: 'configuration.read', config: decodeRuntimeConfig({}) });
    },
  });
  services.configuration.start();
  const app = (
    <App services={markWhenResolved(Promise.resolve(services))} demo={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
  return { app, services };
}

/** Renders a public page for an anonymous visitor. */
export async function prerenderPage(page: PageAddress): Promise<PrerenderedPage> {
  const { app } = await appAt(page.path);
  const { prelude } = await prerender(app, {
    // Writes every part where it belongs: without scripts nothing could move it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return { html: await new Response(prelude).text(), head: await headOf(page) };
}

/**
 * Renders the panel's first page for a person of whom nothing is known yet, as HTML for #root. What loads on its own is
 * left out: its place stays empty.
 */
export async function prerenderPanel(): Promise<string> {
  writeToken('prerender');
  try {
    const { app, services } = await appAt(href('panel'));
    services.counters.start();
    services.counters.send({ type: 'counters.load' });
    const html = renderToString(app);
    services.counters.stop();
    return html;
  } finally {
    removeToken();
  }
}
