import { gzipSync } from 'node:zlib';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client, type DownloadProgress } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { HOST, useOwnServer } from '#tests/support/own-server.ts';

const server = useOwnServer();

const ELSEWHERE = 'https://archivos.ejemplo.mx';

let client: Client;

beforeEach(() => {
  client = createClient({ apiHost: HOST, readToken: () => '1|abc', onUnauthorized: () => undefined });
});

const bytes = (length: number) => new Uint8Array(length).fill(7);

/** Longer than one network chunk, so it arrives in several. */
const APART_MS = 30;

/** A body that arrives in these parts. */
function inParts(...lengths: readonly number[]): ReadableStream<Uint8Array> {
  const parts = lengths.map(bytes);
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      await delay(APART_MS);
      if (part === undefined) controller.close();
      else controller.enqueue(part);
    },
  });
}

/** Answers every document with this, and lists the credentials of the requests. */
function answerAll(answer: () => Response | Promise<Response>): (string | null)[] {
  const credentials: (string | null)[] = [];
  server.use(
    http.get('*', ({ request }) => {
      credentials.push(`${request.url} ${String(request.headers.get('authorization'))}`);
      return answer();
    }),
  );
  return credentials;
}

async function failureOf(download: Promise<Blob>): Promise<ApiError> {
  const error: unknown = await download.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new TypeError(`rejected with ${String(error)}`);
  return error;
}

describe('a document', () => {
  it('arrives unchanged, with its type', async () => {
    answerAll(() => new HttpResponse(bytes(3), { headers: { 'Content-Type': 'application/pdf' } }));
    const file = await client.download('/storage/files/lista.pdf');
    expect(file.type).toBe('application/pdf');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes(3));
  });

  it('may be empty', async () => {
    answerAll(() => new HttpResponse(null, { status: 204 }));
    expect((await client.download('/nada')).size).toBe(0);
  });

  it.each([
    ['/storage/files/lista.pdf', `${HOST}/storage/files/lista.pdf`],
    ['storage/lista.pdf', `${HOST}/storage/lista.pdf`],
    [`${HOST}/lista%20de%20precios.pdf?v=2`, `${HOST}/lista%20de%20precios.pdf?v=2`],
    [`${ELSEWHERE}/lista.pdf`, `${ELSEWHERE}/lista.pdf`],
    ['//archivos.ejemplo.mx/lista.pdf', `${ELSEWHERE}/lista.pdf`],
  ])('at %s is fetched from %s (B23)', async (address, from) => {
    const asked = answerAll(() => new HttpResponse(bytes(1)));
    await client.download(address);
    expect(asked.map((line) => line?.split(' ')[0])).toEqual([from]);
  });
});

describe('in place of a document', () => {
  const page = '\n<!-- proxy -->\n<!DOCTYPE html><title>Entrar</title>';

  it.each([
    ['/lista.pdf', page],
    ['/lista.pdf?v=2', '<html lang="es"><body>Entrar</body></html>'],
    ['/descargas/7', page],
    ['/lista.xlsx', '{"message": "Unauthenticated."}'],
    ['/lista.pdf', '{"status": "error", "message": "No existe"}'],
    ['/descargas/7', '{"ok": false}'],
    ['/descargas/7', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'],
    ['/lista.csv', '<br />\n<b>Fatal error</b>: Allowed memory size exhausted'],
    ['/lista.pdf', '<title>Entrar</title>'],
    ['/lista.pdf', '404 page not found'],
    ['/foto.JPG', 'Acceso denegado'],
    ['/lista.pdf', ''],
  ])('at %s %s is a failure (B23)', async (address, body) => {
    answerAll(() => new HttpResponse(body, { headers: { 'Content-Type': 'application/pdf' } }));
    expect(await failureOf(client.download(address))).toMatchObject({ kind: 'broken', status: 200 });
  });

  it.each([
    ['/aviso.html', page],
    ['/datos.json', '{"message": "Lista"}'],
    ['/lista.csv', 'html,head\n1,2'],
    ['/lista.pdf', '%PDF-1.7 <html>'],
    ['/lista.pdf', '\n\n%PDF-1.7'],
    ['/lista.zip', 'PK\u0003\u0004'],
    ['/descargas/7', 'texto'],
  ])('at %s %s is the document', async (address, body) => {
    answerAll(() => new HttpResponse(body));
    expect(await (await client.download(address)).text()).toBe(body);
  });
});

describe('the token', () => {
  it('is sent to the API’s own origin', async () => {
    const asked = answerAll(() => new HttpResponse(bytes(1)));
    await client.download('/lista.pdf');
    expect(asked).toEqual([`${HOST}/lista.pdf Bearer 1|abc`]);
  });

  it.each([
    `${ELSEWHERE}/lista.pdf`,
    '//archivos.ejemplo.mx/lista.pdf',
    'http://api.ejemplo.mx/lista.pdf',
    'https://api.ejemplo.mx:8443/lista.pdf',
    'https://api.ejemplo.mx.otro.mx/lista.pdf',
    'https://api.ejemplo.mx@otro.mx/lista.pdf',
  ])('is not sent to %s', async (address) => {
    const asked = answerAll(() => new HttpResponse(bytes(1)));
    await client.download(address).catch(() => undefined);
    for (const line of asked) expect(line).toMatch(/ null$/);
  });

  it('is not sent to another origin by a redirect', async () => {
    const credentials: (string | null)[] = [];
    server.use(
      http.get(`${HOST}/lista.pdf`, () => HttpResponse.redirect(`${ELSEWHERE}/lista.pdf`, 302)),
      http.get(`${ELSEWHERE}/lista.pdf`, ({ request }) => {
        credentials.push(request.headers.get('authorization'));
        return new HttpResponse(bytes(1));
      }),
    );
    await client.download('/lista.pdf').catch(() => undefined);
    expect(credentials.filter((one) => one !== null)).toEqual([]);
  });
});

describe('the progress', () => {
  async function progressOf(answer: () => Response): Promise<readonly DownloadProgress[]> {
    const reports: DownloadProgress[] = [];
    answerAll(answer);
    await client.download('/lista.pdf', { onProgress: (progress) => reports.push(progress) });
    return reports;
  }

  it('is reported with every part', async () => {
    const reports = await progressOf(
      () => new HttpResponse(inParts(10, 20, 10), { headers: { 'Content-Length': '40' } }),
    );
    expect(reports).toEqual([
      { arrived: 10, total: 40 },
      { arrived: 30, total: 40 },
      { arrived: 40, total: 40 },
    ]);
  });

  it('has a null total when the length is unknown', async () => {
    const reports = await progressOf(() => new HttpResponse(inParts(10, 20)));
    expect(reports).toEqual([
      { arrived: 10, total: null },
      { arrived: 30, total: null },
    ]);
  });

  it('never exceeds the whole of a compressed body', async () => {
    const body = gzipSync(bytes(100_000));
    const headers = { 'Content-Encoding': 'gzip', 'Content-Length': String(body.length) };
    const reports = await progressOf(() => new HttpResponse(body, { headers }));
    expect(reports.at(-1)).toEqual({ arrived: 100_000, total: null });
  });
});

describe('a failure', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'refused'],
    [422, 'invalid'],
    [500, 'fault'],
    [503, 'fault'],
  ] as const)('with status %s is %s', async (status, kind) => {
    answerAll(() => new HttpResponse('<h1>No</h1>', { status }));
    expect(await failureOf(client.download('/lista.pdf'))).toMatchObject({ kind, status, call: null });
  });

  it('of the network is unreachable, and so is an origin without CORS', async () => {
    answerAll(() => HttpResponse.error());
    expect(await failureOf(client.download('/lista.pdf'))).toMatchObject({ kind: 'unreachable' });
    expect(await failureOf(client.download(`${ELSEWHERE}/lista.pdf`))).toMatchObject({ kind: 'unreachable' });
  });

  it('in the middle of the body is unreachable', async () => {
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error('cut'));
        else controller.enqueue(bytes(5));
        sent = true;
      },
    });
    answerAll(() => new HttpResponse(body));
    expect(await failureOf(client.download('/lista.pdf'))).toMatchObject({ kind: 'unreachable' });
  });

  it.each([
    ...['https://', 'javascript:alert(1)', 'ftp://api.ejemplo.mx/lista.pdf'],
    ...['data:application/pdf;base64,AAAA', ' DATA:text/html,hola', 'blob:https://api.ejemplo.mx/1'],
  ])('because of an address that is not of the web is broken, without a request: %s', async (address) => {
    const asked = answerAll(() => new HttpResponse(bytes(1)));
    expect(await failureOf(client.download(address))).toMatchObject({ kind: 'broken' });
    expect(asked).toEqual([]);
  });

  it('caused by the person is cancelled, before the answer and during it', async () => {
    answerAll(async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    const early = new AbortController();
    const waiting = failureOf(client.download('/lista.pdf', { signal: early.signal }));
    early.abort();
    expect(await waiting).toMatchObject({ kind: 'cancelled' });

    answerAll(
      () =>
        new HttpResponse(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(bytes(5));
            },
          }),
        ),
    );
    const late = new AbortController();
    const half = client.download('/lista.pdf', {
      signal: late.signal,
      onProgress: () => {
        late.abort();
      },
    });
    expect(await failureOf(half)).toMatchObject({ kind: 'cancelled' });
  });
});
