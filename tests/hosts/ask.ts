import { request, type IncomingHttpHeaders } from 'node:http';

/** A reply as it came: nothing followed, nothing decoded. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request with its path exactly as written. */
export const ask = (origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    })
      .on('error', reject)
      .end();
  });
