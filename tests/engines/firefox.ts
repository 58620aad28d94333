import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { reportViolations, Violation } from '#tests/journeys/support/violations.ts';
import { callOf, type Driver, type Engine, type Surroundings } from './driver.ts';
import { startAndRead } from './process.ts';

const Message = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
});
const Window = z.object({ context: z.string() });
const Called = z.object({
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});
const LogEntry = z.object({ level: z.string(), text: z.nullable(z.string()) });
const Sent = z.object({ data: z.object({ value: z.string() }) });

/** Runs in every page before its own scripts, and sends what the content policy refuses. */
const PRELOADED = {
  functionDeclaration: `(send) =>
    (${reportViolations.toString()})((violation) => send(JSON.stringify(violation)))`,
  sandbox: 'violations',
  arguments: [{ type: 'channel', value: { channel: 'violations' } }],
};

/** The errors in an event, each in a line. */
function errorsIn(method: string, params: unknown): readonly string[] {
  if (method === 'script.message') {
    const { data } = z.parse(Sent, params);
    const { directive, blocked, sample, page } = z.parse(Violation, JSON.parse(data.value));
    return [`${directive} refuses ${blocked} on ${page}: ${sample}`];
  }
  if (method !== 'log.entryAdded') return [];
  const { level, text } = z.parse(LogEntry, params);
  return level === 'error' ? [text ?? ''] : [];
}

/** A connection that speaks WebDriver BiDi. */
async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = z.parse(Message, JSON.parse(String(data)));
    if (method !== undefined) onEvent(method, params);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message ?? ''}`));
  });
  return {
    ask: (method: string, params: object): Promise<unknown> => {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}

/** Writes a profile that asks nothing, and uses the proxy for all but this machine. */
function writeProfile({ folder, proxy }: Surroundings): string {
  const profile = join(folder, 'profile');
  const [host = '', port = ''] = proxy.split(':');
  const settings = {
    'browser.download.dir': join(folder, 'Downloads'),
    'browser.download.folderList': 2,
    'browser.download.always_ask_before_handling_new_types': false,
    'intl.accept_languages': 'es-MX',
    'network.proxy.type': 1,
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
    'pdfjs.disabled': true,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  mkdirSync(profile);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

async function start(where: Surroundings): Promise<Driver> {
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    writeProfile(where),
    '--remote-debugging-port',
    '0',
  ];
  const { found, stop } = await startAndRead('firefox-esr', args, /WebDriver BiDi listening on (ws:\S+)/, {
    HOME: where.folder,
    TZ: 'America/Mexico_City',
  });
  const errors: string[] = [];
  const bidi = await connect(`${found}/session`, (method, params) => {
    errors.push(...errorsIn(method, params));
  });
  await bidi.ask('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded', 'script.message'] });
  await bidi.ask('script.addPreloadScript', PRELOADED);
  // The window that it opens by itself is never active: no element there gets events of focus.
  const { context } = z.parse(Window, await bidi.ask('browsingContext.create', { type: 'window' }));
  await bidi.ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  const act = (actions: object) => bidi.ask('input.performActions', { context, actions: [actions] });
  return {
    open: async (url) => {
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (inPage, input) => {
      const { result, exceptionDetails } = z.parse(
        Called,
        await bidi.ask('script.evaluate', {
          expression: callOf(inPage, input),
          target: { context },
          awaitPromise: false,
        }),
      );
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    click: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
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
    errors: () => Promise.resolve(errors),
    close: async () => {
      bidi.close();
      await stop();
    },
  };
}

/** Debian's Firefox, by the WebDriver BiDi that it speaks itself. */
export const firefox: Engine = { name: 'Firefox', needs: { 'firefox-esr': 'firefox-esr' }, start };
