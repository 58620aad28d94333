import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { captchaScript } from '#mocks/captcha.ts';

const CAPTCHA_HOST = 'www.google.com';

/** Listens on a free port. @returns the port */
function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** A certificate that nobody signed, and its key. @throws Error when openssl fails */
function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${CAPTCHA_HOST}`, '-addext', `subjectAltName=DNS:${CAPTCHA_HOST}`],
    ...['-keyout', key, '-out', cert],
  ]);
  if (status !== 0) throw new Error(`openssl: ${String(stderr)}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Starts a proxy that answers as the captcha service, and refuses every other host: engines that no test tool can
 * intercept meet the fake service at its real address.
 * @param folder for its certificate
 */
export async function startCaptchaProxy(folder: string) {
  const service = createSecureServer(certificate(folder), (request, response) => {
    const address = `https://${CAPTCHA_HOST}${request.url ?? '/'}`;
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(captchaScript({}, address));
  });
  const port = await listening(service);
  const proxy = createServer((_, response) => {
    response.writeHead(403).end();
  });
  proxy.on('connect', (request, client) => {
    client.on('error', () => client.destroy());
    if (request.url !== `${CAPTCHA_HOST}:443`) {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const inner = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      inner.pipe(client).pipe(inner);
    });
    inner.on('error', () => client.destroy());
  });
  return {
    address: `127.0.0.1:${String(await listening(proxy))}`,
    close: () => {
      for (const server of [proxy, service]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
