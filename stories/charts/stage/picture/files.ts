/** How long a file of the page may take, in ms. */
const PATIENCE_MS = 5_000;

/** What a file is as a data URL. */
export const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(String(reader.result));
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('the file cannot be read'));
    });
    reader.readAsDataURL(file);
  });

async function fetched(address: string): Promise<string> {
  const reply = await fetch(address, { cache: 'force-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
  return reply.ok ? dataUrl(await reply.blob()) : '';
}

const known = new Map<string, Promise<string>>();

/** A file of the page as a data URL, loaded once; empty where there is none. */
export function fileOf(address: string): Promise<string> {
  if (address.startsWith('data:')) return Promise.resolve(address);
  const found = known.get(address) ?? fetched(address).catch(() => '');
  known.set(address, found);
  return found;
}

const ADDRESS = /url\((?:"([^"]*)"|'([^']*)'|([^)]*))\)/g;

/**
 * Puts the files that a style names into it.
 * @param base the address that its addresses are relative to
 */
export async function withFiles(style: string, base: string): Promise<string> {
  if (!style.includes('url(')) return style;
  const addresses = [...style.matchAll(ADDRESS)].map(
    ([whole, double, single, bare]) => [whole, (double ?? single ?? bare ?? '').trim()] as const,
  );
  let changed = style;
  for (const [whole, address] of addresses) {
    if (address === '' || address.startsWith('#') || address.startsWith('data:')) continue;
    const file = await fileOf(new URL(address, base).href);
    changed = changed.replaceAll(whole, `url("${file}")`);
  }
  return changed;
}
