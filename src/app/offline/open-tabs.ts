import { WHICH_BUILD } from '#src/browser/offline/message.ts';
import { cacheNames, type Build } from './build.ts';
import { listIn } from './kept-page.ts';

/** What of the browser's list of tabs is used here. */
export interface Tabs {
  readonly matchAll: (options: { readonly includeUncontrolled: true; readonly type: 'window' }) => Promise<
    readonly {
      readonly url: string;
      readonly postMessage: (message: unknown, transfer: readonly Transferable[]) => void;
    }[]
  >;
}

/** A tab that the browser has put to sleep does not answer, in ms. */
const ANSWERS_WITHIN_MS = 2_000;

type Tab = Awaited<ReturnType<Tabs['matchAll']>>[number];

const ask = (tab: Tab) =>
  new Promise<string | null>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: unknown) => {
      port1.close();
      resolve(typeof answer === 'string' ? answer : null);
    };
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(data), { once: true });
    port1.start();
    setTimeout(() => settle(null), ANSWERS_WITHIN_MS);
    tab.postMessage(WHICH_BUILD, [port2]);
  });

/** The entry scripts of all open tabs of the site; null when one of them is not known. */
async function entriesInUse(tabs: Tabs, { base, noPage }: Build): Promise<ReadonlySet<string> | null> {
  const isDocument = new RegExp(`^(?:${noPage})`);
  const open = (await tabs.matchAll({ includeUncontrolled: true, type: 'window' })).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(base) && !isDocument.test(pathname.slice(base.length));
  });
  const entries = await Promise.all(open.map(ask));
  const known = entries.filter((entry) => entry !== null);
  return known.length < entries.length ? null : new Set(known);
}

/** Whether every open tab is of this build, so that its worker can take over. */
export async function isAlone(tabs: Tabs, build: Build): Promise<boolean> {
  const used = await entriesInUse(tabs, build);
  return used !== null && [...used].every((entry) => entry === build.entry);
}

/** Drops what neither this build nor an open tab uses. While a tab is not known, all stays. */
export async function dropUnused(tabs: Tabs, build: Build): Promise<void> {
  const { base, entry, files } = build;
  const names = cacheNames(build);
  const used = await entriesInUse(tabs, build);
  if (used === null) return;
  const stays = [names.files, names.page, names.wish];
  const ours = (await caches.keys()).filter((name) => name.startsWith(names.ours));
  const unused = new Set(ours.filter((name) => !stays.includes(name)));
  const lists = new Map<string, readonly string[]>([[entry, files.map(({ name }) => name)]]);
  for (const name of unused) {
    const list = name.startsWith(names.pages) ? await listIn(base, name) : null;
    if (list === null || list.entry === entry || !used.has(list.entry)) continue;
    lists.set(list.entry, list.files);
    unused.delete(name);
  }
  // Of a version that never was in this browser, only its name is known.
  if ([...used].some((one) => !lists.has(one))) return;
  const needed = new Set([...lists.values()].flat().map((name) => base + name));
  const kept = await caches.open(names.files);
  await Promise.all([
    ...[...unused].map((name) => caches.delete(name)),
    ...(await kept.keys())
      .filter(({ url }) => !needed.has(new URL(url).pathname))
      .map((request) => kept.delete(request)),
  ]);
}
