import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpServer } from '#mocks/http.ts';
import { isInstalled } from '#tests/hosts/programs.ts';
import { serve } from '../../deploy/serve.ts';
import { startCaptchaProxy } from './captcha-proxy.ts';
import type { Driver, Engine } from './driver.ts';
import { createPerson, type Person } from './person.ts';

/** An engine at the production build, on the seeds. */
export interface StartedEngine {
  readonly driver: Driver;
  readonly person: Person;
  /** Origin of the site. */
  readonly site: string;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Whether the policy also watches for what it does not refuse. @default false */
  readonly watches?: boolean;
}

/** @throws Error that names the packages which an engine lacks here */
function expectInstalled({ name, needs }: Engine): void {
  const lacking = Object.entries({ ...needs, openssl: 'openssl' }).filter(
    ([command]) => !isInstalled(command),
  );
  if (lacking.length === 0) return;
  const packages = [...new Set(lacking.map(([, needed]) => needed))].join(' ');
  throw new Error(`${name} cannot be checked: apt-get install ${packages}`);
}

/** Starts an engine, the site and what both need. @throws Error when the engine is not installed */
export async function startEngine(engine: Engine, { watches = false }: Options = {}): Promise<StartedEngine> {
  expectInstalled(engine);
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  mkdirSync(join(folder, 'Downloads'));
  const proxy = await startCaptchaProxy(folder);
  const api = await startHttpServer(0);
  await api.reset();
  const site = await serve('dist', 0, {
    apiHost: api.url,
    recaptchaSiteKey: 'llave-de-prueba',
    ...(watches ? { policyReports: `${api.url}/politica` } : {}),
  });
  const undo = [() => rmSync(folder, { recursive: true }), proxy.close, api.close, site.close];
  const close = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const driver = await engine.start({ folder, proxy: proxy.address });
    undo.push(driver.close);
    return { driver, person: createPerson(driver, folder), site: site.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
