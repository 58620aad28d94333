import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { startLocalServer } from '#tests/support/local-server.ts';

/** Time limit until Storybook can be opened, in ms, on two cores. */
export const STORYBOOK_TARGET_MS = 10_000;

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
    const page = await browser.newPage();
    await page.goto(`${url}/?path=/story/maquinas-sesion--recorrido`);
    const canvas = page.frameLocator('#storybook-preview-iframe');
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await screen.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
    return { ready, shown: performance.now() - began };
  } finally {
    await browser.close();
    storybook.kill();
  }
}
