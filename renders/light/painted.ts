import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import type { Hour } from '#src/content/pictures/hours.ts';
import type { Cloth, Covering } from '#src/features/room/covering.ts';
import type { Setting } from '#src/features/room/coverings.ts';
import type { Hung } from '#src/features/room/hung.ts';

/** A picture that the app's own painter makes of a room. */
export interface Painted {
  readonly room: string;
  /** A folder with larger pictures of the room, which take the place of those that the app shows. */
  readonly fine?: string;
  readonly width: number;
  readonly hung: Hung;
  readonly cloth: Cloth;
  readonly setting: Setting;
  /** What is known better of the covering. */
  readonly covering?: Partial<Covering>;
  readonly hour: Hour;
}

const PORT = 5139;

/** Opens an empty page of the app's server in Chromium, and closes both after use. */
export async function inBrowser(work: (page: Page) => Promise<void>): Promise<void> {
  const server = await createServer({
    server: { port: PORT, strictPort: true, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    await page.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' }),
    );
    await page.goto(`http://localhost:${String(PORT)}/blank`);
    await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Order {
  readonly facts: string;
  readonly files: readonly (readonly [name: string, address: string])[];
  readonly painted: Painted;
}

/** Runs in the page. @returns the picture as a data address */
async function draw({ facts: address, files, painted }: Order): Promise<string> {
  const load = (file: string) => import(file);
  const [{ painterOf }, { coveringOf }, { coveredMetres }] = await Promise.all([
    load('/src/features/room/paint/painter.ts'),
    load('/src/features/room/coverings.ts'),
    load('/src/content/pictures/room-facts.ts'),
  ]);
  const facts: unknown = await fetch(address).then((reply) => reply.json());
  const loaded = files.map(async ([name, file]) => {
    const image = new Image();
    image.src = file;
    await image.decode();
    return [name, image] as const;
  });
  const { width, hung, cloth, setting, covering, hour } = painted;
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width / 1.6 });
  const painter = painterOf(canvas, { facts, pictures: new Map(await Promise.all(loaded)) });
  const [across, along] = coveredMetres(facts);
  const made = coveringOf(hung, cloth, setting, { widthMm: across * 1_000, heightMm: along * 1_000 });
  painter.paint({ covering: { ...made, ...covering }, hour, weave: null, adapts: false });
  const picture = canvas.toDataURL('image/png');
  painter.free();
  return picture;
}

/** Paints a picture. @returns a PNG file */
export async function paintedIn(page: Page, painted: Painted): Promise<Buffer> {
  const { room, fine } = painted;
  const pictures = path.join('src/content/pictures', room);
  const inFolder = (folder: string) =>
    readdirSync(folder).map((file) => [path.parse(file).name, `/${folder}/${file}`] as const);
  const files = [...inFolder(path.join(pictures, 'maps')), ...(fine === undefined ? [] : inFolder(fine))];
  const picture = await page.evaluate(draw, { facts: `/${pictures}/room.json`, files, painted });
  return Buffer.from(picture.split(',')[1] ?? '', 'base64');
}
