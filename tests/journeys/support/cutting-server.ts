import { createServer, request } from 'node:http';

/**
 * A line to a server, which can be cut while a quote is saved: the server saves it, and its answer never arrives.
 * @param target origin of the server that answers
 */
export async function startCuttingServer(target: string) {
  let isCutting = false;
  const saved: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isSave = method === 'PUT';
    const isCut = isSave && isCutting;
    if (isSave) saved.push(url);
    const passed = request(new URL(url, target), { method, headers }, (reply) => {
      if (isCut) {
        incoming.socket.destroy();
        return;
      }
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
    /** Browsers repeat a request once on their own: all answers to saves are lost until it is mended. */
    cut: () => {
      isCutting = true;
    },
    mend: () => {
      isCutting = false;
    },
    /** Paths of the quotes that were asked to be saved, in order. */
    saved: (): readonly string[] => saved,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
