import { spawn } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import sirv from 'sirv';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { startLocalServer } from '#tests/support/local-server.ts';

/** Time limit until Storybook can be opened, in ms, on two cores. */
export const STORYBOOK_TARGET_MS = 10_000;

/** Time limit until a walk in the built Storybook can be used, in ms, on two idle cores. */
export const BUILT_WALK_TARGET_MS = 4_000;

const PATIENCE_MS = 120_000;
const POLL_MS = 100;

/** Returns a port that is currently free. */
async function freePort(): Promise<string> {
  const server = await startLocalServer(() => undefined);
  const { port } = new URL(server.url);
  await server.close();
  return port;
}

async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Storybook did not start');
}

/** Opens a walk, until its chart and its screen can be used. */
async function openWalk(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/?path=/story/maquinas-sesion--recorrido`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
  await screen.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
  await canvas.getByRole('figure').waitFor({ timeout: PATIENCE_MS });
  await page.close();
}

/** Opens a walk in the built Storybook: ms until its chart and its screen can be used, of three times. */
export async function measureBuiltWalk(): Promise<readonly number[]> {
  const files = sirv('storybook-static', { dev: false });
  const server = await startLocalServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  try {
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      // With an empty cache each time.
      const browser = await chromium.launch(chromiumLaunch());
      const began = performance.now();
      await openWalk(browser, server.url).finally(() => browser.close());
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await server.close();
  }
}

/** Starts Storybook and opens a walk: ms until it answers, and until a screen is rendered. */
export async function measureStorybookStart(): Promise<{ readonly ready: number; readonly shown: number }> {
  const port = await freePort();
  const began = performance.now();
  const storybook = spawn(
    'storybook',
    ['dev', '--port', port, '--exact-port', '--ci', '--no-version-updates', '--disable-telemetry'],
    { stdio: 'ignore' },
  );
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const url = `http://localhost:${port}`;
    await untilAnswered(`${url}/index.json`);
    const ready = performance.now() - began;
    await openWalk(browser, url);
    return { ready, shown: performance.now() - began };
  } finally {
    await browser.close();
    storybook.kill();
  }
}
