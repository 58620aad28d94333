import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { freePort } from '#tests/hosts/programs.ts';
import { callOf, type Driver, type Engine, type Surroundings } from './driver.ts';
import { startAndRead } from './process.ts';

const Reply = z.object({ value: z.unknown() });
const Session = z.object({ sessionId: z.string() });
const Failure = z.object({ error: z.string(), message: z.string() });

/** Asks a server that speaks WebDriver. @throws Error with its message */
async function ask(address: string, method: 'POST' | 'DELETE', body: object = {}): Promise<unknown> {
  const reply = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = z.parse(Reply, await reply.json());
  if (reply.ok) return value;
  const { error, message } = z.parse(Failure, value);
  throw new Error(`${error}: ${message}`);
}

/** Collects what the engine does not report: from the first look at each page. */
function listen(): readonly string[] {
  const key = 'errors-of-the-page';
  const read = (): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const add = (text: string) => {
    sessionStorage.setItem(key, JSON.stringify([...read(), text]));
  };
  if (location.protocol === 'about:') return [];
  if (!document.documentElement.hasAttribute('data-heard')) {
    document.documentElement.setAttribute('data-heard', '');
    addEventListener('error', ({ message }) => add(message));
    addEventListener('unhandledrejection', ({ reason }) => add(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => add(violatedDirective));
    const { error } = console;
    console.error = (...values) => {
      add(values.map(String).join(' '));
      error(...values);
    };
  }
  return read();
}

async function start({ folder, proxy }: Surroundings): Promise<Driver> {
  const settings = join(folder, '.config');
  mkdirSync(settings);
  writeFileSync(join(settings, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1280x1000x24'];
  const server = `http://127.0.0.1:${String(port)}`;
  const { stop } = await startAndRead(
    'xvfb-run',
    [...screen, 'sh', '-c', `echo started as $DISPLAY; exec WebKitWebDriver --port=${String(port)}`],
    /started as (\S+)/,
    { HOME: folder, XDG_CONFIG_HOME: settings, TZ: 'America/Mexico_City', LANG: 'es_MX.UTF-8' },
  );
  let session = '';
  for (let left = 100; session === ''; left -= 1) {
    try {
      const made = await ask(`${server}/session`, 'POST', {
        capabilities: {
          alwaysMatch: {
            acceptInsecureCerts: true,
            'webkitgtk:browserOptions': {
              args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=localhost'],
            },
          },
        },
      });
      session = `${server}/session/${z.parse(Session, made).sessionId}`;
    } catch (error) {
      // The driver may not listen yet.
      if (left === 0 || !(error instanceof TypeError)) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const act = (actions: object) => ask(`${session}/actions`, 'POST', { actions: [actions] });
  const run: Driver['run'] = async (inPage, input) => {
    const text = await ask(`${session}/execute/sync`, 'POST', {
      script: `return ${callOf(inPage, input)}`,
      args: [],
    });
    return JSON.parse(String(text));
  };
  await ask(`${session}/window/rect`, 'POST', { x: 0, y: 0, width: 1280, height: 880 });
  return {
    open: async (url) => {
      await ask(`${session}/url`, 'POST', { url });
      await run(listen, null);
    },
    run: async (inPage, input) => {
      await run(listen, null);
      return run(inPage, input);
    },
    click: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },
    errors: () => run(listen, null),
    close: async () => {
      await ask(session, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}

/** WebKit for GTK, by its WebDriver, on its own screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', Xvfb: 'xvfb' },
  start,
};
