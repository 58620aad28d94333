import { createServer, request, type IncomingMessage } from 'node:http';

/** What a server answers by itself. */
export interface OwnAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface PassingOptions {
  /** Whether a request is left without an answer and is not passed on. @default never */
  readonly stalls?: (incoming: IncomingMessage) => boolean;
  /** Whether the connection is cut before the answer, which the target has already given. @default never */
  readonly cuts?: (incoming: IncomingMessage) => boolean;
  /** What is answered in the target's place. @default nothing */
  readonly answers?: (incoming: IncomingMessage) => OwnAnswer | undefined;
}

/**
 * A server that passes every request on.
 * @param target origin of the server that answers
 */
export async function startPassingServer(target: string, { stalls, cuts, answers }: PassingOptions) {
  const server = createServer((incoming, outgoing) => {
    if (stalls?.(incoming) === true) return;
    const own = answers?.(incoming);
    if (own !== undefined) {
      outgoing.writeHead(own.status, { 'Content-Type': own.type, 'Cache-Control': 'no-cache' }).end(own.body);
      return;
    }
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
    passed.on('error', () => outgoing.destroy());
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
