import { createServer, request, type IncomingMessage } from 'node:http';

interface PassingOptions {
  /** Whether a request is left without an answer and is not passed on. @default never */
  readonly stalls?: (incoming: IncomingMessage) => boolean;
  /** Whether the connection is cut before the answer, which the target has already given. @default never */
  readonly cuts?: (incoming: IncomingMessage) => boolean;
}

/**
 * A server that passes every request on.
 * @param target origin of the server that answers
 */
export async function startPassingServer(target: string, { stalls, cuts }: PassingOptions) {
  const server = createServer((incoming, outgoing) => {
    if (stalls?.(incoming) === true) return;
    const isCut = cuts?.(incoming) === true;
    const { url = '/', method, headers } = incoming;
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
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
