import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttpServer } from '#mocks/http.ts';
import { isInstalled } from '#tests/hosts/programs.ts';
import { serveStorybook } from '#tests/journeys/support/storybook.ts';
import { serve } from '../../deploy/serve.ts';
import { startCaptchaProxy } from './captcha-proxy.ts';
import { chromium } from './chromium.ts';
import type { Driver, Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { journey, type Places } from './journey.ts';
import { createPerson, type Person } from './person.ts';
import { webkit } from './webkit.ts';

const STARTED_WITHIN_MS = 120_000;

/** @throws Error that names the packages which an engine lacks here */
function expectInstalled({ name, needs }: Engine): void {
  const lacking = Object.entries({ ...needs, openssl: 'openssl' }).filter(
    ([command]) => !isInstalled(command),
  );
  if (lacking.length === 0) return;
  const packages = [...new Set(lacking.map(([, needed]) => needed))].join(' ');
  throw new Error(`${name} cannot be checked: apt-get install ${packages}`);
}

describe.each([chromium, firefox, webkit])('in $name', (engine) => {
  const undo: (() => unknown)[] = [];
  let driver: Driver;
  let person: Person;
  let places: Places;

  beforeAll(async () => {
    expectInstalled(engine);
    const folder = mkdtempSync(join(tmpdir(), 'engine-'));
    mkdirSync(join(folder, 'Downloads'));
    const proxy = await startCaptchaProxy(folder);
    const api = await startHttpServer(0);
    await api.reset();
    const site = await serve('dist', 0, { apiHost: api.url, recaptchaSiteKey: 'llave-de-prueba' });
    const storybook = await serveStorybook();
    undo.push(() => rmSync(folder, { recursive: true }), proxy.close, api.close, site.close, storybook.close);
    driver = await engine.start({ folder, proxy: proxy.address });
    undo.push(driver.close);
    person = createPerson(driver, folder);
    places = { site: site.url, storybook: storybook.url.replace('127.0.0.1', 'localhost') };
  }, STARTED_WITHIN_MS);

  afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  });

  it.each(Object.entries(journey))('%s', async (_, take) => {
    await take(person, places);
    expect(await driver.errors(), 'no uncaught error, no console error').toEqual([]);
  });
});
