import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { median, p95 } from './figures.ts';

/** How long a frame of a room that moves may keep the page busy, in ms, with a CPU four times slower. */
export const ROOM_FRAME_TARGET_MS = 4;

const CPU_SLOWDOWN = 4;
const FRAMES = 40;
const KINDS = ['enrollable', 'romana', 'sheer-elegance', 'horizontal', 'vertical', 'panel-japones'] as const;

/** Runs in the page: moves a product step by step, and times what the page itself does for each frame. */
async function framesOf({ type, frames }: { type: string; frames: number }): Promise<readonly number[]> {
  const load = (file: string) => import(file);
  const [{ painterOf }, { coveringOf }, { filesOf }] = await Promise.all([
    load('/src/features/room/paint/painter.ts'),
    load('/src/features/room/coverings.ts'),
    load('/src/features/room/files/room-files.ts'),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  const painter = painterOf(canvas, await filesOf('sala').get());
  const size = { widthMm: 2_850, heightMm: 2_200 };
  const cloth = { hex: '#a5513a', weave: 'screen', opennessPercent: 5 };
  const times: number[] = [];
  // Each frame is drawn at once: it does not wait until the graphics have finished the one before.
  WebGL2RenderingContext.prototype.fenceSync = () => null;
  while (times.length < 2 * frames) {
    const began = performance.now();
    const setting = { open: (times.length % frames) / frames, turn: 0.6, ahead: 0 };
    painter.paint({ covering: coveringOf(type, cloth, setting, size), hour: 'morning', weave: null });
    times.push(performance.now() - began);
    // Until the graphics have drawn it.
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  painter.free();
  // The first frames run before the code is optimised, and do not count.
  return times.slice(frames);
}

/** Milliseconds of the main thread for each frame in which a product moves in a room, by kind of product. */
export async function measureRoomFrames() {
  const server = await createServer({ logLevel: 'error', server: { port: 0, watch: null } });
  await server.listen();
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, '--enable-unsafe-swiftshader'] });
  try {
    const page = await browser.newPage();
    await page.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}blank`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const rows = [];
    for (const type of KINDS) {
      const times = await page.evaluate(framesOf, { type, frames: FRAMES });
      rows.push({ type, median: median(times).toFixed(2), p95: p95(times).toFixed(2) });
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}
