import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caddyfile } from '../../deploy/hosts/caddy.ts';
import { certificateOf } from '../../deploy/hosts/place.ts';
import { serve } from '../../deploy/serve.ts';
import { apiChecks, downChecks, startEcho } from './api-checks.ts';
import { belowPath, checks, expectPasses, withoutApi, type Check, type Host } from './checks.ts';
import { plainChecks } from './plain-checks.ts';
import { freePort, isInstalled, type Running } from './programs.ts';
import { placeBuild, python, setups, shared, startOn, withoutRules, type Setup } from './setups.ts';
import { writeSmallBuild } from './small-build.ts';

/** To copy a build and start a server on a busy machine. */
const STARTED_WITHIN_MS = 120_000;

interface Case {
  /** A build's folder. */
  readonly build: () => Promise<{ readonly folder: string; readonly remove: () => void }>;
  readonly setup: Setup;
  readonly api: 'none' | 'up' | 'down';
  readonly checks: readonly Check[];
}

/** How to call tests that need some commands; where one is missing, they are skipped, and a sentence says so. */
function needing(what: string, ...commands: readonly string[]) {
  const lacking = commands.filter((command) => !isInstalled(command));
  if (lacking.length === 0) return { name: what, isSkipped: false };
  const name = `${what}: not checked, because ${lacking.join(' and ')} is not installed (apt-get install ${lacking.join(' ')})`;
  console.error(name);
  return { name, isSkipped: true };
}

/** Runs the checks on a started server. */
function describeOn(what: string, { build, setup, api, checks: run }: Case): void {
  const { name, isSkipped } = needing(what, setup.program.command);
  describe.skipIf(isSkipped)(`${name}`, () => {
    const undo: (() => unknown)[] = [];
    let host: Host;

    beforeAll(async () => {
      const { folder, remove } = await build();
      const placed = placeBuild(folder);
      undo.push(remove, () => rmSync(placed.scratch, { recursive: true, force: true }));
      const echo = await startEcho();
      if (api === 'up') undo.unshift(() => echo.close());
      else await echo.close();
      const started = await startOn(setup, placed, api === 'none' ? null : echo.url);
      undo.unshift(started.stop);
      ({ host } = started);
    }, STARTED_WITHIN_MS);

    afterAll(async () => {
      for (const step of undo) await step();
    });

    it.each(run)('$name', async (check) => expectPasses(check, host));
  });
}

const dist = async () => ({ folder: 'dist', remove: () => undefined });
const belowAPath = () => writeSmallBuild('https://www.ejemplo.mx/tienda');

for (const setup of setups) {
  const { name } = setup;
  describeOn(`${name} with the API behind it`, {
    build: dist,
    setup,
    api: 'up',
    checks: [...checks, ...apiChecks],
  });
  describeOn(`${name} while the API is down`, { build: belowAPath, setup, api: 'down', checks: downChecks });
  describeOn(`${name} below a path, with the API elsewhere`, {
    build: belowAPath,
    setup,
    api: 'none',
    checks: [...checks, ...withoutApi, ...belowPath],
  });
}

describeOn(shared.name, { build: dist, setup: shared, api: 'none', checks: [...checks, ...withoutApi] });
describeOn(`${shared.name}, below a path`, {
  build: belowAPath,
  setup: shared,
  api: 'none',
  checks: [...checks, ...withoutApi, ...belowPath],
});

for (const setup of [withoutRules, python]) {
  describeOn(setup.name, { build: dist, setup, api: 'none', checks: plainChecks });
}

describe('the reference server', () => {
  let host: Host;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { scratch, folder, deployment } = placeBuild('dist');
    const served = await serve(folder, 0);
    host = { origin: served.url, folder, deployment };
    close = async () => {
      await served.close();
      rmSync(scratch, { recursive: true });
    };
  }, STARTED_WITHIN_MS);

  afterAll(() => close());

  it.each([...checks, ...withoutApi])('$name', async (check) => expectPasses(check, host));
});

/** The site's file as it is written for the internet, with a certificate and ports that this machine has. */
async function startWithTls({ program, site }: Setup): Promise<Running & { readonly port: number }> {
  const { scratch, root, deployment } = placeBuild('dist');
  const [port, plain] = await Promise.all([freePort(), freePort()]);
  const files = { chain: join(scratch, 'chain.pem'), key: join(scratch, 'key.pem') };
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${deployment.host}`, '-keyout', files.key, '-out', files.chain],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
  chmodSync(files.key, 0o644);
  const { chain, key } = certificateOf(deployment.host);
  const text = site(deployment, { root, api: 'http://127.0.0.1:8000' })
    .replaceAll(chain, files.chain)
    .replaceAll(key, files.key)
    .replaceAll(/(listen |listen \[::\]:|\*:)443/g, `$1${String(port)}`)
    .replaceAll(/(listen |listen \[::\]:|\*:)80\b/g, `$1${String(plain)}`);
  const { stop } = await program.start({ scratch, site: text, port });
  return {
    port,
    stop: async () => {
      await stop();
      rmSync(scratch, { recursive: true });
    },
  };
}

/** The status of a page over HTTP/2, with any certificate. */
const statusByHttp2 = (port: number) =>
  new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${String(port)}`, { rejectUnauthorized: false });
    session.on('error', reject);
    session
      .request({ ':path': '/nosotros' })
      .on('response', (headers) => {
        session.close();
        resolve(headers[':status']);
      })
      .resume()
      .end();
  });

for (const setup of setups.filter(({ name }) => name !== 'Caddy')) {
  const { name, isSkipped } = needing(`${setup.name} with a certificate`, setup.program.command, 'openssl');
  describe.skipIf(isSkipped)(`${name}`, () => {
    it('starts with the file as it is written, and speaks HTTP/2', async () => {
      const { port, stop } = await startWithTls(setup);
      expect(await statusByHttp2(port)).toBe(200);
      await stop();
    });
  });
}

// It would ask for a certificate when it starts.
const validated = needing('Caddy with its own certificate', 'caddy');
describe.skipIf(validated.isSkipped)(`${validated.name}`, () => {
  it('accepts the file as it is written', () => {
    const { scratch, root, deployment } = placeBuild('dist');
    const file = join(scratch, 'Caddyfile');
    writeFileSync(file, caddyfile(deployment, { root, api: 'http://127.0.0.1:8000' }));
    const { status, stderr } = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
    });
    rmSync(scratch, { recursive: true });
    expect(status, stderr).toBe(0);
  });
});
