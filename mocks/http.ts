import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import { resetDatabase } from './database/persistence.ts';
import { faultHandler } from './faults/handler.ts';
import { handlers } from './handlers/index.ts';
import { neverStored } from './requests/never-stored.ts';
import { isScenario, scenarioIds } from './scenarios/index.ts';
import { prepareScenario } from './scenarios/prepare.ts';

const DEFAULT_PORT = 4010;

/** Any page may call, since the credential is sent in a header and never in a cookie. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
} as const;

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody ? { body: await readBody(incoming) } : {}),
  });
}

const notFoundResponse = () =>
  neverStored(Response.json({ message: 'No encontramos lo que buscas.' }, { status: 404 }));

const faultResponse = () =>
  neverStored(Response.json({ message: 'Algo falló en el servidor.' }, { status: 500 }));

/** Writes a response with its headers; a reply of an unreachable server cuts the connection. */
async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors }).end(body);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end();
    return;
  }
  const response =
    (await getResponse([faultHandler, ...handlers], await toRequest(incoming))) ?? notFoundResponse();
  await write(response, outgoing);
}

/** The fake backend as an HTTP server. */
export interface HttpServer {
  /** Origin of the server. */
  readonly url: string;
  readonly close: () => Promise<void>;
  /** Resets the database to the seeds. */
  readonly reset: () => Promise<void>;
}

/** Serves the fake backend over HTTP, with CORS; port 0 selects any free port. Rows are kept in memory only. */
export async function startHttpServer(port: number = DEFAULT_PORT): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      void write(faultResponse(), outgoing);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${String(taken)}`,
    reset: resetDatabase,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Starts the scenario named in the environment. @throws Error when there is no such scenario */
async function beginFromEnvironment(): Promise<void> {
  const id = process.env['ESCENARIO'];
  if (id === undefined) return;
  if (!isScenario(id)) throw new Error(`ESCENARIO=${id}: hay ${scenarioIds.join(', ')}`);
  const token = await prepareScenario(id);
  process.stdout.write(`Escenario ${id}${token === null ? '' : `, con la sesión ${token}`}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await beginFromEnvironment();
  const { url } = await startHttpServer(Number(process.env['PORT'] ?? DEFAULT_PORT));
  process.stdout.write(`El servidor de demostración responde en ${url}\n`);
}
