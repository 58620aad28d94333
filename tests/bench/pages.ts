import { chromium, type Browser } from 'playwright';
import { startHttpServer } from '#mocks/http.ts';
import { createClient } from '#src/api/client.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { serve } from '../../deploy/serve.ts';
import { overHttp1 } from './over-http1.ts';
import { overHttp2, trustCertificate } from './over-http2.ts';
import type { Line } from './slow-line.ts';

/** A page to load: its address and the browser's storage before the load. */
export interface BenchPage {
  readonly name: string;
  readonly url: string;
  readonly storage?: Readonly<Record<string, string>>;
}

/** The production build on a loopback server with a real HTTP API, and a browser to load it with. */
export interface Stage {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: readonly BenchPage[];
  readonly close: () => Promise<void>;
}

const DEMO_ADMINISTRATOR = { email: 'admin@rollux.mx', password: 'rollux2026' };

interface StageOptions {
  /**
   * `http1` is HTTP/1.1 with gzip alone: six files at a time. `http2` has dozens of them side by side, and brotli.
   * @default the build's own server: HTTP/1.1 with brotli, as browsers accept it on their own machine
   */
  readonly protocol?: 'http1' | 'http2';
  /** That every reply goes through, the API's too; over HTTP/2. */
  readonly line?: Line;
}

/** Starts everything; the build must exist. */
export async function openStage({ protocol, line }: StageOptions = {}): Promise<Stage> {
  const api = await startHttpServer(0);
  const far = line === undefined ? api : await overHttp2(api, line);
  const plain = await serve('dist', 0, { apiHost: far.url });
  const secure = protocol === 'http2' || line !== undefined;
  const site = secure ? await overHttp2(plain, line) : protocol === 'http1' ? await overHttp1(plain) : plain;
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, ...(secure ? [trustCertificate()] : [])],
  });
  const client = createClient({ apiHost: api.url, readToken: () => null, onUnauthorized: () => undefined });
  const { token } = await client.request('login', DEMO_ADMINISTRATOR);
  const storage = { [TOKEN_KEY]: token };
  const at = (path: string) => `${site.url}${path}`;
  return {
    browser,
    origin: site.url,
    pages: [
      { name: 'home', url: at(href('home')) },
      { name: 'product', url: at(href('blindDetails', { variant: 'screen-5' })) },
      { name: 'catalog', url: at(href('catalog', { product: 'persianas', tipo: 'enrollables' })) },
      { name: 'dealers', url: at(href('dealers')) },
      { name: 'quoter', url: at(href('quoter')) },
      { name: 'login', url: at(href('login')) },
      { name: 'panel', url: at(href('panel')), storage },
      { name: 'users', url: at(href('users')), storage },
      { name: 'stock', url: at(href('blindsStock')), storage },
    ],
    close: async () => {
      await browser.close();
      await Promise.all([site.close(), far.close()]);
    },
  };
}
