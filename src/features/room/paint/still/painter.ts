import { lightAt } from '#src/content/pictures/hours.ts';
import { coveredMetres } from '#src/content/pictures/room-facts.ts';
import { pictureOf, type RoomFiles } from '../../files/room-files.ts';
import type { Weave } from '../../files/weaves.ts';
import { weightsOf } from '../../light/weights.ts';
import type { PainterOf, Scene } from '../painter.ts';
import { awningOver, awningTile } from './awning.ts';
import { hungOver } from './hung.ts';
import { lightAdder } from './light-maps.ts';
import { newest } from './newest.ts';
import { once } from './once.ts';
import { bitmapOf, pixelsOf, type Part, type Pixels, type Size } from './pixels.ts';
import { rowPainter, type RoomScene } from './room.ts';
import { slices } from './slices.ts';

/** Most pixels across. */
const WIDEST = 640;

const tintParts: Readonly<Record<'window' | 'sun', Part>> = {
  window: { left: 0, top: 0, width: 0.5, height: 1 },
  sun: { left: 0.5, top: 0, width: 0.5, height: 1 },
};

/** Reads what a scene of a room is computed from, each picture once. */
function sceneReader(files: RoomFiles, size: Size) {
  const { facts } = files;
  const lightUnder = lightAdder(files);
  const read = async (picture: HTMLImageElement, to: Size, part?: Part): Promise<Pixels> => {
    const bitmap = await bitmapOf(picture);
    const pixels = pixelsOf(bitmap, to, part);
    bitmap.close();
    return pixels;
  };
  const picture = once((name) => read(pictureOf(files, name), size));
  const tint = once((of) =>
    read(pictureOf(files, 'tint'), size, of === 'sun' ? tintParts.sun : tintParts.window),
  );
  const awnings = once(() => bitmapOf(pictureOf(files, 'awning')));
  const threadsOf = async ({ picture: threads, mm, mean }: Weave) => {
    const [left, , right] = facts.rectangle;
    const px = (mm / 1_000 / coveredMetres(facts)[0]) * size[0] * (right - left);
    const side = Math.max(1, Math.round(px));
    return { ...(await read(threads, [side, side])), mm, mean };
  };
  const overOf = async ({ covering, weave, hour }: Scene, dayHour: string) => {
    const weights = weightsOf(facts, covering, hour);
    const tile = awningTile(facts, covering);
    if (tile !== null) {
      const drawn = pixelsOf(await awnings(''), tile.size, tile);
      return awningOver({ facts, covering, weights, width: size[0], drawn });
    }
    const threads = weave === null ? null : await threadsOf(weave);
    const outer = await picture(`outer-${dayHour}`);
    return hungOver({ facts, covering, weights, size, outer, weave: threads });
  };
  return async (scene: Scene, breathe: () => Promise<void>): Promise<RoomScene> => {
    const { covering, hour, adapts = true } = scene;
    const dayHour = hour in facts.suns ? hour : 'morning';
    const weights = weightsOf(facts, covering, hour);
    return {
      ...{ facts, covering, hour, dayHour },
      over: await overOf(scene, dayHour),
      light: await lightUnder(covering.axis, dayHour, weights, breathe),
      pictures: {
        base: await picture('base'),
        solid: await picture('solid'),
        night: await picture('night'),
        sun: await picture(`sun-${dayHour}`),
        through: await picture(`at-${dayHour}`),
      },
      tints: { window: await tint('window'), sun: await tint('sun') },
      exposure: lightAt[hour].exposure * (facts.exposure ?? 1) * (adapts ? weights.adaptation : 1),
    };
  };
}

/** A painter without WebGL 2. It computes what the shaders do, in slices between which the page answers. */
export const stillPainterOf: PainterOf = (canvas, files) => {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  if (canvas.width > WIDEST) Object.assign(canvas, { width: WIDEST, height: WIDEST / 1.6 });
  const { width, height } = canvas;
  const read = sceneReader(files, [width, height]);
  const { begin, stop } = newest<Scene>(async (scene, isOver) => {
    const breathe = slices();
    const paintRow = rowPainter(await read(scene, breathe), [width, height]);
    const image = new ImageData(width, height);
    for (let y = 0; y < height && !isOver(); y += 1) {
      paintRow(y, image.data);
      await breathe();
    }
    if (isOver()) return;
    context.putImageData(image, 0, 0);
    canvas.dataset['painted'] = '';
  });
  return { paint: begin, free: stop, isStill: true };
};
