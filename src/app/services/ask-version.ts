import type { VersionAnswer, VersionSource } from '#machines/version/version.machine.ts';

/** The script that started this page: its name changes with every version. */
export const ownEntry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Reads the address of the server's entry script from `version.json`, which the build writes; null without one. */
async function serversEntry(base: string): Promise<string | null> {
  const response = await fetch(`${base}version.json`, { cache: 'no-cache' });
  const content: unknown = response.ok ? await response.json() : null;
  if (typeof content !== 'object' || content === null || !('entry' in content)) return null;
  const { entry } = content;
  return typeof entry === 'string' ? new URL(entry, new URL(base, window.location.origin)).href : null;
}

async function answerFrom(base: string): Promise<VersionAnswer> {
  try {
    const entry = await serversEntry(base);
    if (entry === null) return { type: 'version.unknown' };
    return { type: entry === ownEntry() ? 'version.same' : 'version.newer' };
  } catch {
    return { type: 'version.unknown' };
  }
}

/** Reports each time that the window gets the focus. */
export const watchPage: VersionSource['watchPage'] = (tell) => {
  const focused = () => {
    tell({ type: 'page.focused' });
  };
  window.addEventListener('focus', focused);
  return () => {
    window.removeEventListener('focus', focused);
  };
};

/** Asks the server for its version, when the window gets the focus. */
export const askVersion = (base: string): VersionSource => ({
  ask: (tell) => {
    void answerFrom(base).then(tell);
  },
  watchPage,
});
