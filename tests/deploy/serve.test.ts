import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { server } from '#mocks/node.ts';
import { belowPath, checks, expectPasses, withoutApi, type Host } from '#tests/hosts/checks.ts';
import { writeSmallBuild } from '#tests/hosts/small-build.ts';
import { readDeployment } from '../../deploy/hosts/deployment.ts';
import { inlineScriptSources } from '../../deploy/security-headers.ts';
import { serve, type Served } from '../../deploy/serve.ts';

describe.each(['https://www.rollux.mx', 'https://www.ejemplo.mx/tienda'])(
  'a build for %s, served',
  (address) => {
    let build: Awaited<ReturnType<typeof writeSmallBuild>>;
    let served: Served;
    let host: Host;

    beforeAll(async () => {
      build = await writeSmallBuild(address);
      served = await serve(build.folder, 0);
      host = { origin: served.url, folder: build.folder, deployment: readDeployment(build.folder) };
    });

    afterAll(async () => {
      await served.close();
      build.remove();
    });

    beforeEach(() => {
      server.use(http.all(`${served.url}/*`, () => passthrough()));
    });

    it.each([...checks, ...withoutApi, ...(address.endsWith('/tienda') ? belowPath : [])])(
      '$name',
      async (check) => expectPasses(check, host),
    );

    it('lets a page reach only the API, and run only its own inline script', async () => {
      const { headers } = await fetch(`${served.url}${host.deployment.base}panel`);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+' https:/);
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://api.ejemplo.mx;");
    });

    it('accepts another API, which config.json and the policy then name', async () => {
      const other = await serve(build.folder, 0, { apiHost: 'http://localhost:4010' });
      server.use(http.all(`${other.url}/*`, () => passthrough()));
      const response = await fetch(`${other.url}${host.deployment.base}config.json`);
      expect(await response.json()).toMatchObject({ apiHost: 'http://localhost:4010' });
      expect(response.headers.get('content-security-policy')).toContain(
        "connect-src 'self' http://localhost:4010;",
      );
      await other.close();
    });
  },
);

describe('a folder without a build', () => {
  it('is not served', async () => {
    await expect(serve('tests', 0)).rejects.toThrow('run `npm run build` first');
  });
});

describe('the page of the card field', () => {
  it('may be shown in a frame, also after it redirects to another origin', () => {
    const place = mkdtempSync(join(tmpdir(), 'served-'));
    const cardField = { url: 'https://pagos.ejemplo.mx/tarjeta', origin: 'https://campo.ejemplo.mx' };
    for (const name of ['index.html', 'app.html']) writeFileSync(join(place, name), '<title>App</title>');
    writeFileSync(join(place, 'config.json'), JSON.stringify({ cardField }));
    expect(readDeployment(place).headers.document['Content-Security-Policy']).toMatch(
      /frame-src [^;]+ https:\/\/pagos\.ejemplo\.mx https:\/\/campo\.ejemplo\.mx;/,
    );
    rmSync(place, { recursive: true });
  });
});

describe('the addresses of reports', () => {
  const policyOf = (config: Parameters<typeof readDeployment>[1]) => {
    const place = mkdtempSync(join(tmpdir(), 'served-'));
    for (const name of ['index.html', 'app.html']) writeFileSync(join(place, name), '<title>App</title>');
    const policy = readDeployment(place, config).headers.document['Content-Security-Policy'] ?? '';
    rmSync(place, { recursive: true });
    return policy;
  };

  it('are in the policy: pages may send errors there, and browsers what the policy refused (F23, F24)', () => {
    const policy = policyOf({
      errorReports: 'https://errores.ejemplo.mx/tienda?clave=1',
      policyReports: 'https://politica.ejemplo.mx/csp;a,b?sitio=1',
    });
    expect(policy).toContain("connect-src 'self' https://errores.ejemplo.mx;");
    expect(policy).toMatch(/; report-uri https:\/\/politica\.ejemplo\.mx\/csp%3Ba%2Cb\?sitio=1$/);
    expect(policy).not.toMatch(/img-src[^;]*errores/);
  });

  it('are not there when none is set', () => {
    const policy = policyOf({});
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('report');
  });
});

describe('inline scripts', () => {
  it('have a hash each, but script files and data blocks have none', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>start()</script>';
    expect(inlineScriptSources(html)).toEqual(["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"]);
  });
});
