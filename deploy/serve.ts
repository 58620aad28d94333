import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressedPages } from './compressed-pages.ts';
import { readDeployment, type Deployment, type Overrides } from './hosts/deployment.ts';
import { FALLBACK, REVALIDATED, ruleOf, type Rule } from './hosts/table.ts';
import { readOptions } from './read-options.ts';
import { WORKER, workerFor } from './worker.ts';

/** A running server. */
export interface Served {
  /** Its origin. */
  readonly url: string;
  close(): Promise<void>;
}

/** What is sent for an address: a file of the build, a redirect, or 404. */
type Reply =
  { readonly file: string; readonly rule: Rule } | { readonly redirect: string; readonly rule: Rule } | null;

/**
 * Serves a build by the rules of `hosts/table.ts`, as every other host does, with compressed copies if the build wrote
 * them.
 * @param port 0 takes a free one.
 * @param overrides then config.json is answered with them, and the worker that `npm run hosts` would write for them
 * @throws Error when the folder has no build.
 */
export async function serve(folder: string, port: number, overrides: Overrides = {}): Promise<Served> {
  const deployment = readDeployment(folder, overrides);
  const isEdited = Object.keys(overrides).length > 0;
  const { base, configText, headers } = deployment;
  const sendPage = compressedPages(folder);
  // Addresses are resolved here; it sends files by their names.
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], dotfiles: true });

  const server = createServer((request, response) => {
    const address = addressOf(request);
    const reply = address === null ? null : replyTo(address, folder, deployment);
    if (reply === null) {
      setHeaders(response, { ...headers.document, 'Cache-Control': REVALIDATED });
      sendNotFound(request, response);
      return;
    }
    setHeaders(response, { ...headers[reply.rule.headers], 'Cache-Control': reply.rule.cache });
    if ('redirect' in reply) {
      response.writeHead(301, { Location: `${base}${reply.redirect}${address?.search ?? ''}` }).end();
    } else if (isEdited && reply.file === 'config.json') {
      response.setHeader('Content-Type', 'application/json');
      response.end(configText);
    } else if (isEdited && reply.file === WORKER) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(workerFor(readFileSync(join(folder, WORKER), 'utf8'), deployment));
    } else if (reply.file.endsWith('.html')) sendPage(reply.file, request, response);
    else {
      response.setHeader('Vary', 'Accept-Encoding');
      request.url = `/${encodeURI(reply.file)}`;
      sendFile(request, response);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${String(taken)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The decoded path and the query of a request; null when it has no valid address. */
function addressOf({
  url = '/',
}: IncomingMessage): { readonly path: string; readonly search: string } | null {
  const parsed = URL.parse(`http://localhost${url}`);
  try {
    const path = decodeURI(parsed?.pathname ?? '');
    // No file's name holds a null byte.
    return parsed === null || path.includes('\0') ? null : { path, search: parsed.search };
  } catch {
    return null;
  }
}

function replyTo({ path }: { readonly path: string }, folder: string, { base }: Deployment): Reply {
  if (!path.startsWith(base)) {
    return `${path}/` === base ? { redirect: '', rule: ruleOf('') } : null;
  }
  const inner = path.slice(base.length);
  const rule = ruleOf(inner);
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false;
  switch (rule.answer) {
    case 'nothing':
      return null;
    case 'file':
      return isFile(inner) ? { file: inner, rule } : null;
    case 'redirect':
      return { redirect: new RegExp(`^${rule.path}`).exec(inner)?.[1] ?? '', rule };
    case 'app':
      return { file: FALLBACK, rule };
    case 'page':
      return { file: [inner, join(inner, 'index.html')].find(isFile) ?? FALLBACK, rule };
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : 'Not found');
}

if (import.meta.main) {
  const values = readOptions({
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    api: { type: 'string' },
  });
  try {
    const { url } = await serve(
      values.dir,
      Number(values.port),
      values.api === undefined ? {} : { apiHost: values.api },
    );
    console.log(`${values.dir}/ is served at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
