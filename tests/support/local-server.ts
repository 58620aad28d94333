import { createServer, type RequestListener } from 'node:http';

/** A server on a free port of this machine. */
export interface LocalServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts an HTTP server for the duration of a test. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
