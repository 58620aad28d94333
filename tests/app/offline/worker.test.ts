import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Extent } from '#src/browser/offline/extents.ts';
import { FakeBrowser, version, type Version } from './support/fake-browser.ts';

const HTML = () =>
  new Response('<!doctype html>Entra a la red', { headers: { 'Content-Type': 'text/html' } });

/** A version with a screen of every extent; those of one name have the same content. */
const shop = (name: string, screen = name, more: Partial<Parameters<typeof version>[0]> = {}) =>
  version({
    name,
    files: {
      'react-1.js': ['react', 'shell'],
      [`quoter-${screen}.js`]: [`quoter ${screen}`, 'quoter'],
      [`panel-${name}.js`]: [`panel ${name}`, 'pages'],
      'pdf-1.js': ['pdf', 'all'],
    },
    ...more,
  });

const keep = (extent: Extent, limit = 100, names: readonly string[] = []) => ({
  type: 'keep',
  extent,
  names,
  limit,
});

const textAt = async (browser: FakeBrowser, path: string) => (await browser.request(path))?.text();

let browser: FakeBrowser;
let first: Version;
let second: Version;
let third: Version;

beforeEach(async () => {
  browser = new FakeBrowser();
  [first, second, third] = await Promise.all([shop('a'), shop('b'), shop('c')]);
  browser.deploy(first);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the first visit', () => {
  it('keeps what starts every page, and the page that shows every address', async () => {
    expect(await browser.install(first)).toBe(true);
    expect(browser.caches.paths.toSorted()).toEqual([
      '/app.html',
      '/assets/index-a.js',
      '/assets/react-1.js',
      '/files.json',
    ]);
  });

  it.each(['/assets/react-1.js', '/app.html', '/config.json'])(
    'keeps nothing that could be used when a network answers %s with a page of its own',
    async (path) => {
      if (path === '/config.json') browser.server?.delete(path);
      else browser.server?.set(path, HTML);
      expect(await browser.install(first)).toBe(false);
      browser.server = null;
      expect(browser.active).toBeNull();
      for (const reply of await repliesIn(browser)) expect(reply).not.toContain('Entra a la red');
    },
  );

  it('that was answered wrongly is mended by the next one, also in the browser’s own cache', async () => {
    const { server } = browser;
    const right = server?.get('/assets/react-1.js');
    server?.set('/assets/react-1.js', HTML);
    await browser.install(first);
    expect(browser.httpCache.has('/assets/react-1.js')).toBe(true);
    if (right !== undefined) server?.set('/assets/react-1.js', right);
    expect(await browser.install(first)).toBe(true);
    browser.server = null;
    expect(await textAt(browser, '/assets/react-1.js')).toBe('react');
  });

  it('that was cut goes on where it ended', async () => {
    browser.server?.delete('/app.html');
    await browser.install(first);
    browser.deploy(await shop('a'));
    browser.asked = [];
    browser.httpCache.clear();
    await browser.install(first);
    expect(browser.asked).toEqual(['/app.html', '/config.json']);
  });

  it('leaves no version behind when the browser has no room for its page', async () => {
    browser.caches.room = 3;
    expect(await browser.install(first)).toBe(false);
    expect([...browser.caches.stored.keys()].filter((name) => name.includes(' page '))).toEqual([]);
  });
});

const repliesIn = (from: FakeBrowser) =>
  Promise.all(
    [...from.caches.stored.values()].flatMap((entries) =>
      [...entries.values()].map((reply) => reply.clone().text()),
    ),
  );

describe('a file', () => {
  it('that a page asks for is kept once it was checked', async () => {
    await browser.install(first);
    expect(await textAt(browser, '/assets/quoter-a.js')).toBe('quoter a');
    browser.server = null;
    browser.httpCache.clear();
    expect(await textAt(browser, '/assets/quoter-a.js')).toBe('quoter a');
    expect((await browser.request('/assets/panel-a.js'))?.type).toBe('error');
  });

  it('that is answered with a page is neither shown nor kept', async () => {
    await browser.install(first);
    const right = browser.server?.get('/assets/quoter-a.js');
    browser.server?.set('/assets/quoter-a.js', HTML);
    expect((await browser.request('/assets/quoter-a.js'))?.type).toBe('error');
    if (right !== undefined) browser.server?.set('/assets/quoter-a.js', right);
    expect(await textAt(browser, '/assets/quoter-a.js')).toBe('quoter a');
  });

  it('that the server no longer has is answered as the server does', async () => {
    await browser.install(first);
    browser.deploy(second);
    expect((await browser.request('/assets/quoter-a.js'))?.status).toBe(404);
  });

  it('is shown where the browser has no room, or forbids storage', async () => {
    await browser.install(first);
    browser.caches.room = 0;
    expect(await textAt(browser, '/assets/quoter-a.js')).toBe('quoter a');
    browser.caches.isRefused = true;
    expect(await textAt(browser, '/assets/panel-a.js')).toBe('panel a');
    expect(await (await browser.request('/nosotros', { navigates: true }))?.status).toBe(404);
  });

  it('of the API, a picture and a foreign page are left to the browser', async () => {
    await browser.install(first);
    for (const path of ['/api/quotes', '/assets/room-1.avif', '/config.json', '/sw.js']) {
      expect(await browser.request(path), path).toBeUndefined();
    }
  });
});

describe('keeping more', () => {
  it('is done in slices, which add up to the extent and say how far they are', async () => {
    await browser.install(first);
    expect(await browser.tell(browser.active, keep('all', 0))).toEqual({
      kept: 0,
      left: 3,
      of: 5,
      isFull: false,
    });
    expect(await browser.tell(browser.active, keep('all', 2))).toEqual({
      kept: 2,
      left: 1,
      of: 5,
      isFull: false,
    });
    // The worker was ended in between: what is kept stays.
    browser.active = await browser.start(first);
    browser.asked = [];
    expect(await browser.tell(browser.active, keep('all', 2))).toEqual({
      kept: 1,
      left: 0,
      of: 5,
      isFull: false,
    });
    expect(browser.asked).toHaveLength(1);
  });

  it('keeps named files of this version, and no others', async () => {
    await browser.install(first);
    await browser.tell(
      browser.active,
      keep('shell', 9, ['assets/quoter-a.js', 'config.json', 'assets/x.js']),
    );
    expect(browser.caches.paths).toContain('/assets/quoter-a.js');
    expect(browser.caches.paths.filter((path) => /config|x\.js/.test(path))).toEqual([]);
  });

  it('goes on with the others where one is answered wrongly', async () => {
    await browser.install(first);
    browser.server?.set('/assets/quoter-a.js', HTML);
    expect(await browser.tell(browser.active, keep('all'))).toMatchObject({ kept: 2, left: 1 });
  });

  it('says that there is no more room, and breaks no page', async () => {
    await browser.install(first);
    browser.caches.room = browser.caches.size + 2;
    expect(await browser.tell(browser.active, keep('all'))).toMatchObject({ left: 2, isFull: true });
    browser.server = null;
    expect(await textAt(browser, '/assets/react-1.js')).toBe('react');
    expect((await browser.request('/nosotros', { navigates: true }))?.status).toBe(200);
  });

  it.each([
    null,
    'keep',
    {},
    { type: 'keep' },
    { ...keep('all'), extent: 'most' },
    { ...keep('all'), names: 1 },
  ])('ignores a message that is not one: %j', async (message) => {
    await browser.install(first);
    expect(await browser.tell(browser.active, message)).toBeUndefined();
  });
});

describe('a new version', () => {
  it('waits, once it is kept, until it is told to take over or the tabs are closed (W03)', async () => {
    await browser.install(first);
    browser.tabs = ['assets/index-a.js'];
    browser.deploy(second);
    await browser.install(second);
    expect(browser.active?.build).toBe(first.build);
    await browser.tell(browser.waiting, 'something else');
    expect(browser.active?.build).toBe(first.build);
    await browser.tell(browser.waiting, 'take-over');
    expect(browser.active?.build).toBe(second.build);
  });

  it('does not wait where every tab already shows it, and waits for a tab that sleeps', async () => {
    await browser.install(first);
    browser.deploy(second);
    browser.tabs = ['assets/index-b.js', null];
    await browser.install(second);
    expect(browser.active?.build).toBe(first.build);
    browser.tabs = ['assets/index-b.js'];
    await browser.tell(browser.waiting, { type: 'follow' });
    expect(browser.active?.build).toBe(second.build);
  });

  it('is as complete as the former one, and fetches only what changed', async () => {
    await browser.install(first);
    await browser.tell(browser.active, keep('pages'));
    second = await shop('b', 'a');
    browser.deploy(second);
    browser.asked = [];
    browser.httpCache.clear();
    await browser.install(second);
    expect(browser.asked.toSorted()).toEqual(
      ['/app.html', '/assets/index-b.js', '/assets/panel-b.js', '/config.json'].toSorted(),
    );
  });

  it.each(['/app.html', '/assets/index-b.js', '/assets/panel-b.js'])(
    'of which %s cannot be kept leaves the former one as it was',
    async (path) => {
      await browser.install(first);
      await browser.tell(browser.active, keep('pages'));
      browser.deploy(second);
      browser.server?.set(path, HTML);
      expect(await browser.install(second)).toBe(false);
      expect([...browser.caches.stored.keys()].filter((name) => name.includes(' page '))).toHaveLength(1);
      await browser.tell(browser.active, { type: 'tidy' });
      browser.server = null;
      expect(await textAt(browser, '/assets/index-a.js')).toBe('start a');
      expect(await (await browser.request('/nosotros', { navigates: true }))?.text()).toContain('a');
    },
  );

  it('opens where there is room for what starts it, and for nothing else', async () => {
    await browser.install(first);
    await browser.tell(browser.active, keep('pages'));
    browser.deploy(second);
    // Its entry, its page and the list of its files.
    browser.caches.room = browser.caches.size + 3;
    expect(await browser.install(second)).toBe(true);
  });

  it('leaves the files of open tabs, after two and three of them, and drops them with the tab', async () => {
    await browser.install(first);
    await browser.tell(browser.active, keep('pages'));
    for (const next of [second, third]) {
      browser.tabs = ['assets/index-a.js'];
      browser.deploy(next);
      await browser.install(next);
      await browser.tell(browser.waiting, 'take-over');
      browser.tabs = ['assets/index-a.js', next.build.entry];
      await browser.tell(browser.active, { type: 'tidy' });
    }
    browser.server = null;
    browser.httpCache.clear();
    for (const { name } of first.build.files.filter(({ extent }) => extent !== 'all')) {
      expect((await browser.request(`/${name}`))?.status, name).toBe(200);
    }
    expect(browser.caches.paths).not.toContain('/assets/panel-b.js');
    browser.tabs = ['assets/index-c.js'];
    await browser.tell(browser.active, { type: 'tidy' });
    expect(browser.caches.paths.filter((path) => path.endsWith('-a.js'))).toEqual([]);
    expect(await textAt(browser, '/assets/panel-c.js')).toBe('panel c');
  });

  it.each([
    ['sleeps', null],
    ['is of a version that never was in this browser', 'assets/index-x.js'],
  ])('leaves everything while a tab %s', async (_what, tab) => {
    await browser.install(first);
    browser.deploy(second);
    await browser.install(second);
    await browser.closeTabs();
    browser.tabs = [tab];
    const before = browser.caches.paths;
    await browser.tell(browser.active, { type: 'tidy' });
    expect(browser.caches.paths).toEqual(before);
    browser.tabs = [];
    await browser.tell(browser.active, { type: 'tidy' });
    expect(browser.caches.paths).not.toContain('/assets/index-a.js');
  });

  it('leaves everything while another one waits', async () => {
    await browser.install(first);
    browser.tabs = ['assets/index-a.js'];
    browser.deploy(second);
    await browser.install(second);
    const before = browser.caches.paths;
    await browser.tell(browser.active, { type: 'tidy' });
    expect(browser.caches.paths).toEqual(before);
  });

  it('drops what the former worker kept without a check, and nothing of another site', async () => {
    const others = ['rollux /tienda/ files', 'another app'];
    for (const name of ['rollux / 0a1b2c3d4e5f', ...others]) {
      await (await browser.caches.open(name)).put('/assets/react-1.js', HTML());
    }
    await browser.install(first);
    expect(await textAt(browser, '/assets/react-1.js')).toBe('react');
    await browser.tell(browser.active, { type: 'tidy' });
    expect([...browser.caches.stored.keys()]).toEqual(expect.arrayContaining(others));
    expect([...browser.caches.stored.keys()]).not.toContain('rollux / 0a1b2c3d4e5f');
  });
});

describe('a page', () => {
  const navigate = (path = '/nosotros') => browser.request(path, { navigates: true });
  const answers = (reply: Response) => browser.server?.set('/nosotros', () => reply);
  const html = (status: number) =>
    new Response('of the host', { status, headers: { 'Content-Type': 'text/html' } });

  beforeEach(() => browser.install(first));

  it.each([
    ['200', html(200)],
    ['404', html(404)],
    ['403', html(403)],
    ['a login of the network', html(511)],
  ])('stays as the host answers it: %s', async (_what, reply) => {
    answers(reply);
    expect(await (await navigate())?.text()).toBe('of the host');
  });

  it('stays a redirect, which may lead to the login of a network', async () => {
    answers(
      Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
    );
    expect((await navigate())?.type).toBe('opaqueredirect');
  });

  it.each([
    ['502', html(502)],
    ['503', html(503)],
    ['no page', Response.json({ message: 'OK' })],
    ['nothing that has a type', new Response(new Uint8Array(3))],
  ])('is shown by the app in place of %s', async (_what, reply) => {
    answers(reply);
    expect(await (await navigate())?.text()).toContain('<div id="root"');
  });

  it('is shown by the app without a connection, and after 5 s', async () => {
    browser.server?.set('/nosotros', () => new Promise(() => undefined));
    vi.useFakeTimers();
    const shown = browser.request('/nosotros', { navigates: true, waits: false });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await shown)?.text()).toContain('<div id="root"');
    vi.useRealTimers();
    browser.server = null;
    expect(await (await navigate())?.text()).toContain('<div id="root"');
  });

  it('is what the host answers where the app is not kept', async () => {
    browser.caches.stored.clear();
    answers(html(502));
    expect((await navigate())?.status).toBe(502);
  });

  it('names no scripts of the panel, which a visitor has not', async () => {
    browser.server = null;
    expect(await (await navigate())?.text()).not.toContain('modulepreload');
  });
});

describe('the policy of the kept page', () => {
  const shown = async () => {
    const { server } = browser;
    browser.server = null;
    const reply = await browser.request('/nosotros', { navigates: true });
    browser.server = server;
    return { policy: reply?.headers.get('Content-Security-Policy'), html: await reply?.text() };
  };

  it('is the one that `npm run hosts` made, also while the host still sends the former', async () => {
    const old = first.pages.get('/app.html');
    first = await shop('a', 'a', { config: '{"apiHost":"https://nuevo.mx"}', policy: 'for the new host' });
    browser.deploy(first);
    if (old !== undefined) browser.server?.set('/app.html', old);
    await browser.install(first);
    expect((await shown()).policy).toBe('for the new host');
  });

  it('is none where the host sends none', async () => {
    const page = browser.server?.get('/app.html');
    browser.server?.set('/app.html', async () => new Response(await (await page?.())?.text()));
    const plain = await shop('a');
    browser.server?.set(
      '/app.html',
      async () => new Response(await (await plain.pages.get('/app.html')?.())?.text()),
    );
    await browser.install(first);
    expect((await shown()).policy).toBeNull();
  });

  it('changes at once with config.json, without a build, and takes over from the former', async () => {
    await browser.install(first);
    browser.tabs = ['assets/index-a.js'];
    const edited = await shop('a', 'a', {
      config: '{"apiHost":"https://nuevo.mx"}',
      policy: 'for the new host',
    });
    browser.deploy(edited);
    browser.asked = [];
    expect(await browser.install(edited)).toBe(true);
    expect(browser.asked).toEqual(['/app.html', '/config.json']);
    expect(browser.active?.build).toBe(edited.build);
    expect((await shown()).policy).toBe('for the new host');
    await browser.tell(browser.active, { type: 'tidy' });
    expect(browser.caches.paths.filter((path) => path === '/app.html')).toHaveLength(1);
  });

  it('is the host’s after an edit without `npm run hosts`, once the page asks for it', async () => {
    await browser.install(first);
    const before = await shown();
    const edited = await shop('a', 'a', { config: '{"apiHost":"https://nuevo.mx"}', policy: 'by hand' });
    browser.deploy(edited);
    expect(await browser.tell(browser.active, { type: 'renew' })).toBe(true);
    const after = await shown();
    expect(after.policy).toBe('by hand');
    const madeFor = (html = '') => /data-kept="([^"]+)"/.exec(html)?.[1];
    expect(madeFor(before.html)).toBe(first.build.config);
    expect(madeFor(after.html)).toBe(edited.build.config);
  });

  it('stays where the server has another version, which the page is told', async () => {
    await browser.install(first);
    browser.deploy(second);
    expect(await browser.tell(browser.active, { type: 'renew' })).toBe(false);
    expect((await shown()).policy).toBe('policy of a');
  });
});

describe('a worker that is ended between two changes of what is kept', () => {
  it('leaves a browser in which every kept file is right, and the next visit completes it', async () => {
    const changes = 12;
    for (let last = 0; last < changes; last += 1) {
      const one = new FakeBrowser();
      browser = one;
      one.deploy(first);
      await one.install(first);
      await one.tell(one.active, keep('pages'));
      let left = last;
      one.caches.beforeChange = (what) => {
        left -= 1;
        if (left < 0) throw new Error(`ended before: ${what}`);
      };
      one.deploy(second);
      await one.install(second);
      await one.closeTabs().catch(() => undefined);
      await one.tell(one.active, { type: 'tidy' }).catch(() => undefined);
      // Whatever version it is now opens without a connection.
      const { server } = one;
      one.server = null;
      expect((await one.request('/nosotros', { navigates: true }))?.status, `after ${String(last)}`).toBe(
        200,
      );
      for (const { name } of one.active?.build.files.filter(({ extent }) => extent === 'shell') ?? []) {
        expect((await one.request(`/${name}`))?.status, `${name} after ${String(last)}`).toBe(200);
      }
      one.server = server;
      one.caches.beforeChange = () => undefined;
      if (one.active?.build !== second.build) await one.install(second);
      await one.closeTabs();
      await one.tell(one.active, { type: 'tidy' });
      expect(one.caches.paths.toSorted(), `after ${String(last)}`).toEqual(
        [
          '/app.html',
          '/files.json',
          '/wish',
          ...second.build.files.flatMap(({ name, extent }) => (extent === 'all' ? [] : [`/${name}`])),
        ].toSorted(),
      );
    }
  });
});
