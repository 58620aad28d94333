import { request } from 'node:http';
import { pipeline } from 'node:stream';
import { startLocalServer } from '#tests/support/local-server.ts';
import type { Served } from '../../deploy/serve.ts';

/** Serves a site a second time as plain hosts do: over HTTP/1.1, compressed by gzip alone. */
export async function overHttp1(site: Served): Promise<Served> {
  const server = await startLocalServer((asked, answer) => {
    const passed = request(site.url + (asked.url ?? '/'), {
      method: asked.method,
      headers: { ...asked.headers, 'accept-encoding': 'gzip' },
    });
    passed.on('error', () => answer.destroy());
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      pipeline(reply, answer, () => undefined);
    });
    asked.pipe(passed);
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await site.close();
    },
  };
}
