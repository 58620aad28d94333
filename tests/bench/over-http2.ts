import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Served } from '../../deploy/serve.ts';
import type { Line } from './slow-line.ts';

/** Makes a key and a certificate for localhost, which only `trustCertificate` makes a browser trust. Needs `openssl`. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
    const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let made: ReturnType<typeof makeCertificate> | undefined;
const certificate = () => (made ??= makeCertificate());

/** Argument of Chromium that trusts the certificate: what arrives with an untrusted one is never cached. */
export function trustCertificate(): string {
  const { publicKey } = new X509Certificate(certificate().cert);
  const hash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/** Headers of a connection, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a site a second time over HTTP/2 with TLS, as the hosts do that our files are for.
 * @param line that replies go through; without one they arrive at once
 */
export async function overHttp2(site: Served, line?: Line): Promise<Served> {
  const server = createSecureServer(certificate(), (asked, answer) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const passed = request(site.url + asked.url, {
      method: asked.method,
      headers: Object.fromEntries(headers),
    });
    passed.on('error', () => answer.stream.close());
    passed.on('response', (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
      const slowly = line?.carry(asked.headers) ?? ((chunks: AsyncIterable<Buffer>) => chunks);
      // Whoever leaves a page gives up what it still loads.
      pipeline(reply, slowly, answer, () => undefined);
    });
    asked.pipe(passed);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `https://localhost:${String(port)}`,
    close: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await site.close();
    },
  };
}
