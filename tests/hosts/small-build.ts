import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../deploy/compress.ts';
import { pageFile } from '../../deploy/pages/page-file.ts';
import { samplePages, SECRET } from './checks.ts';

const page = (title: string, head: string) =>
  `<!doctype html><title>${title}</title>${head}<div id="root">${title.repeat(200)}</div><script>start()</script>`;

const filesBelow = async (address: string): Promise<Readonly<Record<string, string>>> => ({
  ...Object.fromEntries(
    (await samplePages()).map(({ id, path }) => [
      pageFile(path),
      page(
        id,
        `<link rel="canonical" href="${address}${path}"><script type="application/ld+json">{}</script>`,
      ),
    ]),
  ),
  'panel/index.html': page('Panel', '<meta name="robots" content="noindex">'),
  'app.html': page('App', '<meta name="robots" content="noindex">'),
  'config.json': `{"apiHost":"https://api.ejemplo.mx","note":"${'x'.repeat(2_000)}"}`,
  'assets/a-1.js': `console.log("${'a'.repeat(2_000)}")`,
  'assets/a-1.css': 'p{}',
  'assets/a-1.woff2': 'font',
  'og/a.jpg': 'picture',
  'sw.js': `const __BUILD__={"version":"1","base":"/","files":[${'0,'.repeat(200)}0]};\nskipWaiting()`,
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': `<urlset>${' '.repeat(2_000)}</urlset>`,
  '.env': SECRET,
  '.vite/manifest.json': '{}',
  _headers: '/*',
  '../secret.txt': SECRET,
});

/**
 * Writes a build with a page of every kind, and a secret beside it.
 * @param address of the site, without a closing slash
 */
export async function writeSmallBuild(address: string) {
  const around = mkdtempSync(join(tmpdir(), 'build-'));
  const folder = join(around, 'dist');
  for (const [name, content] of Object.entries(await filesBelow(address))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  compressFolder(folder);
  return { folder, remove: () => rmSync(around, { recursive: true }) };
}
