import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { http, passthrough } from 'msw';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { server } from '#mocks/node.ts';
import { compressFolder } from '../../deploy/compress.ts';
import { inlineScriptSources, securityHeaders } from '../../deploy/security-headers.ts';
import { serve, type Served } from '../../deploy/serve.ts';

const files: Readonly<Record<string, string>> = {
  'index.html': '<title>Inicio</title>',
  'app.html': '<title>App</title><script>start()</script><script type="application/ld+json">{}</script>',
  'nosotros.html': '<title>Nosotros</title>',
  'config.json': `{"apiHost":"https://api.ejemplo.mx","note":"${'x'.repeat(2_000)}"}`,
  'assets/a-1.js': `console.log("${'a'.repeat(2_000)}")`,
  '.vite/manifest.json': '{}',
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let folder = '';
let served: Served;

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${served.url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('a served build', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    compressFolder(folder);
    served = await serve(folder, 0);
  });

  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    server.use(http.all(`${served.url}/*`, () => passthrough()));
  });

  it.each([
    ['/', 200, 'Inicio'],
    ['/nosotros', 200, 'Nosotros'],
    ['/panel/usuarios', 200, 'App'],
    ['/detalles/blackout/gris', 200, 'App'],
    ['/assets/gone.js', 404, 'Not found'],
    ['/assets/gone', 404, 'Not found'],
    ['/api/states', 404, 'Not found'],
    ['/gone.png', 404, 'Not found'],
    ['/.vite/manifest.json', 404, 'Not found'],
    ['/../package.json', 404, 'Not found'],
  ])('answers %s with %i and %s', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  it('sends assets with an unlimited cache time, and pages and settings with no-cache', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/nosotros', '/panel', '/config.json', '/assets/gone.js']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  it('sends existing compressed copies, and config.json always uncompressed', async () => {
    const encoding = async (path: string, accept: string) =>
      (await get(path, { 'Accept-Encoding': accept })).headers['content-encoding'];
    expect(await encoding('/assets/a-1.js', 'gzip, br')).toBe('br');
    expect(await encoding('/assets/a-1.js', 'gzip')).toBe('gzip');
    expect(await encoding('/assets/a-1.js', 'identity')).toBeUndefined();
    expect(await encoding('/config.json', 'gzip, br')).toBeUndefined();
  });

  it('compresses pages on request, and answers 304 to a matching ETag', async () => {
    for (const path of ['/', '/nosotros', '/panel/usuarios']) {
      const { status, headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect([status, headers['content-encoding'], headers['cache-control']], path).toEqual([
        200,
        'br',
        'no-cache',
      ]);
      expect(headers['vary'], path).toBe('Accept-Encoding');
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': headers['etag'] ?? '' });
      expect(again.status, path).toBe(304);
    }
    for (const path of ['/gone.png', '/assets/gone', '/.vite/manifest.json']) {
      expect((await get(path, { 'Accept-Encoding': 'br' })).status, path).toBe(404);
    }
  });

  it('has nosniff on every answer', async () => {
    for (const path of ['/', '/panel', '/assets/a-1.js', '/assets/gone.js']) {
      expect((await get(path)).headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  it('lets a page reach only the API, and run only its own inline script', async () => {
    for (const path of ['/', '/panel', '/nosotros', '/api/states']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^']+' https:/);
      expect(headers['content-security-policy'], path).toContain(
        "connect-src 'self' https://api.ejemplo.mx;",
      );
    }
  });

  it('accepts another API, which config.json and the policy then name', async () => {
    const other = await serve(folder, 0, { apiHost: 'http://localhost:4010' });
    server.use(http.all(`${other.url}/*`, () => passthrough()));
    const response = await fetch(`${other.url}/config.json`);
    expect(await response.json()).toMatchObject({ apiHost: 'http://localhost:4010' });
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://localhost:4010;",
    );
    await other.close();
  });

  it('refuses to start without a build', async () => {
    await expect(serve(join(folder, 'assets'), 0)).rejects.toThrow('run `npm run build` first');
  });
});

describe('the page of the card field', () => {
  it('may be shown in a frame, also after it redirects to another origin', async () => {
    const place = mkdtempSync(join(tmpdir(), 'served-'));
    const cardField = { url: 'https://pagos.ejemplo.mx/tarjeta', origin: 'https://campo.ejemplo.mx' };
    writeFileSync(join(place, 'app.html'), '<title>App</title>');
    writeFileSync(join(place, 'config.json'), JSON.stringify({ cardField }));
    const paying = await serve(place, 0);
    server.use(http.all(`${paying.url}/*`, () => passthrough()));
    const policy = (await fetch(`${paying.url}/panel`)).headers.get('content-security-policy');
    expect(policy).toMatch(/frame-src [^;]+ https:\/\/pagos\.ejemplo\.mx https:\/\/campo\.ejemplo\.mx;/);
    await paying.close();
    rmSync(place, { recursive: true });
  });
});

describe('inline scripts', () => {
  it('have a hash each, but script files and data blocks have none', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>start()</script>';
    expect(inlineScriptSources(html)).toEqual(["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"]);
  });
});

describe('the nginx example', () => {
  /** A page with a form action, for which React writes an inline script. */
  async function pageWithForm(): Promise<string> {
    const { prelude } = await prerender(createElement('form', { action: () => undefined }));
    return new Response(prelude).text();
  }

  it('sends the same headers', async () => {
    const example = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('https://api.example.mx', 'API');
    const scripts = [readFileSync('index.html', 'utf8'), await pageWithForm()].flatMap(inlineScriptSources);
    expect(scripts).toHaveLength(2);
    for (const [name, value] of Object.entries(securityHeaders({ origins: ['API'], scripts }))) {
      expect(example).toContain(`add_header ${name} "${value}" always;`);
    }
  });
});
