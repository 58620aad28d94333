import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { href, routes } from '#src/config/routes.ts';
import type { Site } from '#src/config/site.schema.ts';
import { baseOf } from './site.ts';
import { write } from './write.ts';

const ICON = join(import.meta.dirname, '../public/icon.svg');
const COLOR = '#0b7a75';

/** Widths of the icons, in pixels. */
const SIZES = [192, 512] as const;

/** Name of the file that makes the site installable. */
const WEB_APP = 'manifest.webmanifest';

/** The tag that names it, for every page of a build. */
export const webAppTag = (base: string): string => `<link rel="manifest" href="${base}${WEB_APP}">`;

// Not in a folder "icons": Debian's Apache answers that path with its own.
const fileOf = (size: number) => `icon-${String(size)}.png`;
const MASKABLE = 'icon-maskable-512.png';

const png = (svg: string, size: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The icon on a ground that reaches beyond the circle that systems may cut out. */
const maskable = (svg: string): string =>
  svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-8 -8 48 48"')
    .replace(/<svg[^>]*>/, (opening) => `${opening}<path d="M-8-8h48v48h-48z" fill="#e6f1f0"/>`);

/** Writes what makes a build installable: the manifest, and icons drawn from the site's own. */
export async function writeWebApp(site: Site, folder: string): Promise<void> {
  const base = baseOf(site);
  const icon = await readFile(ICON, 'utf8');
  await Promise.all([
    ...SIZES.map((size) => writeFile(join(folder, fileOf(size)), png(icon, size))),
    writeFile(join(folder, MASKABLE), png(maskable(icon), 512)),
  ]);
  const picture = (src: string, sizes: string, type: string, purpose = 'any') => ({
    src: base + src,
    sizes,
    type,
    purpose,
  });
  const shortcut = (id: 'quoter' | 'blinds') => ({
    name: routes[id].title,
    url: base + href(id).slice(1),
  });
  const manifest = {
    id: base,
    name: `${site.brand}: persianas y toldos`,
    short_name: site.brand,
    lang: 'es-MX',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: COLOR,
    background_color: '#ffffff',
    icons: [
      ...SIZES.map((size) => picture(fileOf(size), `${String(size)}x${String(size)}`, 'image/png')),
      picture(MASKABLE, '512x512', 'image/png', 'maskable'),
      picture('icon.svg', 'any', 'image/svg+xml'),
    ],
    shortcuts: [shortcut('quoter'), shortcut('blinds')],
  };
  await write(join(folder, WEB_APP), JSON.stringify(manifest));
}
