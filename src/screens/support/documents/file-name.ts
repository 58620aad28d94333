/** Endings of what a shop hands out, for addresses that have none. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'text/csv': '.csv',
};

/** What no file system wants in a name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu;

const fit = (name: string) => name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim();

function lastStep(url: string): string {
  const step = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** The name under which a document is kept: the one that it has on the server, else its title with a fitting ending. */
export function fileNameOf({ name, url }: { readonly name: string; readonly url: string }, type: string) {
  const own = fit(lastStep(url));
  if (/^.+\.[a-z0-9]{2,5}$/i.test(own)) return own;
  const title = fit(name) || 'archivo';
  const ending = endings[type.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? '';
  return title.toLowerCase().endsWith(ending) ? title : `${title}${ending}`;
}
