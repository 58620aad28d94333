import { createServer, request } from 'node:http';

/**
 * A server that passes every request on, until it is told to leave the requests of one path without an answer.
 * @param target origin of the server that answers
 */
export async function startStallingServer(target: string) {
  let stalled: string | null = null;
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === stalled) return;
    const passed = request(new URL(url, target), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${String(port)}`,
    stall: (path: string) => {
      stalled = path;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
