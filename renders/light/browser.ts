// Draws the states of truth.py with the app's own painter: node renders/light/browser.ts STATES.
// Writes STATES/state-N.browser.png at the size of the room's pictures, for renders/light/compare.py.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';

interface State {
  room: string;
  hour: string;
  down: number;
  colour: string;
  openness: number;
  through: number;
}

/** Runs in the page. @returns the picture of the state as a data address */
async function draw({
  pictures,
  names,
  state,
}: {
  pictures: string;
  names: readonly string[];
  state: State;
}): Promise<string> {
  const load = (file: string) => import(file);
  const [{ painterOf }, { coveringOf }] = await Promise.all([
    load('/src/features/room/paint/painter.ts'),
    load('/src/features/room/coverings.ts'),
  ]);
  const facts: unknown = await fetch(`${pictures}/room.json`).then((reply) => reply.json());
  const loaded = names.map(async (name) => {
    const image = new Image();
    image.src = `${pictures}/maps/${name}.webp`;
    await image.decode();
    return [name, image] as const;
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 });
  const painter = painterOf(canvas, { facts, pictures: new Map(await Promise.all(loaded)) });
  const { hour, down, colour, openness, through } = state;
  const cloth = { hex: colour, weave: '', opennessPercent: openness * 100 };
  const setting = { open: 1 - down, turn: 0, ahead: 0 };
  const hung = coveringOf('enrollable', cloth, setting, { widthMm: 2_000, heightMm: 2_000 });
  painter.paint({ covering: { ...hung, through }, hour, weave: null, adapts: false });
  const address = canvas.toDataURL('image/png');
  painter.free();
  return address;
}

const [folder = ''] = process.argv.slice(2);
const server = await createServer({
  server: { port: 5139, strictPort: true, watch: null },
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
  await page.goto('http://localhost:5139/blank');
  for (const name of readdirSync(folder).filter((file) => /^state-\d+\.json$/.test(file))) {
    const state = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as State;
    const pictures = path.join('src/content/pictures', state.room);
    const names = readdirSync(path.join(pictures, 'maps')).map((file) => path.parse(file).name);
    const picture = await page.evaluate(draw, { pictures: `/${pictures}`, names, state });
    writeFileSync(
      path.join(folder, name.replace('.json', '.browser.png')),
      Buffer.from(picture.split(',')[1] ?? '', 'base64'),
    );
  }
} finally {
  await browser.close();
  await server.close();
}
