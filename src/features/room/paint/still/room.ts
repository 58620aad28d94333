import { lightAt, type Hour } from '#src/content/pictures/hours.ts';
import { scaleOf, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../../covering.ts';
import { sunSlopeOf } from '../../light/sun-slope.ts';
import { MIXED_TINT } from '../shaders/room.ts';
import { betweenPixels } from './between-pixels.ts';
import { bands, type Behind, type Colour, type Over } from './colour.ts';
import type { RoomLight } from './light-maps.ts';
import { clamp, mix } from './numbers.ts';
import type { Pixels, Size } from './pixels.ts';
import { raysOf } from './rays.ts';

/** What a picture of a room is computed from. All pixels are of its size. */
export interface RoomScene {
  readonly facts: RoomFacts;
  readonly covering: Covering;
  readonly hour: Hour;
  /** An hour with sun. */
  readonly dayHour: Hour;
  readonly light: RoomLight;
  readonly pictures: Readonly<Record<'base' | 'solid' | 'night' | 'sun' | 'through', Pixels>>;
  /** Colours of the light from the window, and of the sun's scattered light. */
  readonly tints: Readonly<Record<'window' | 'sun', Pixels>>;
  /** By how much the light is multiplied before it is displayed. */
  readonly exposure: number;
  /** What is before the room. */
  readonly over: Over;
}

/** Light as a screen shows it, 0 to 255. */
function display(light: number): number {
  const curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return 255 * Math.min(1, Math.max(0, curve)) ** (1 / 2.2);
}

/** The same as `shaders/room.ts` says for a graphics card: paints a row of a room's picture. */
export function rowPainter(scene: RoomScene, size: Size) {
  const { facts, light, pictures, tints, exposure, over } = scene;
  const { sky, sun, lamps, view } = lightAt[scene.hour];
  const isAwning = facts.awning !== undefined;
  const lightOf = betweenPixels(facts.light, size);
  const sunAt = directSun(scene, isAwning, size[0]);
  const lampLight = scaleOf(facts, 'night') * lamps;
  const picture: Colour = [0, 0, 0];
  const behind: Behind = { x: 0, y: 0, wall: 0, before: 0, paint: [0, 0, 0], light: [0, 0, 0] };
  const pixelAt = (x: number, y: number) => (y * size[0] + Math.floor(x)) * 4;
  const [tintEnd, tintStart] = [(1 - MIXED_TINT) * size[0], MIXED_TINT * size[0]];
  const levelOf = ({ bytes }: Pixels, at: number) => (bytes[at] ?? 0) / 255;

  return (y: number, out: Uint8ClampedArray) => {
    behind.y = (y + 0.5) / size[1];
    for (let x = 0; x < size[0]; x += 1) {
      behind.x = (x + 0.5) / size[0];
      const at = pixelAt(x, y);
      const [windowTint, sunTint] = [pixelAt(Math.min(x, tintEnd), y), pixelAt(Math.max(x, tintStart), y)];
      const [clear, scattered] = [lightOf(light.sky, x, y), lightOf(light.sun, x, y)];
      const direct = sunAt(x, y);
      behind.wall = levelOf(pictures.solid, at);
      behind.before = levelOf(pictures.solid, at + 2);
      for (const band of bands) {
        const window = lightOf(light.window[band], x, y) + clear * sky[band];
        behind.light[band] = window;
        const falls =
          window * levelOf(tints.window, windowTint + band) * 2 +
          sun[band] * (scattered * levelOf(tints.sun, sunTint + band) * 2 + direct) +
          levelOf(pictures.night, at + band) ** 2 * lampLight;
        const paint = levelOf(pictures.base, at + band) ** 2;
        behind.paint[band] = paint;
        picture[band] = paint * mix(view[band] * facts.view_scale, falls, behind.wall);
      }
      over(picture, behind);
      for (const band of bands) out[at + band] = display(picture[band] * exposure);
      out[at + 3] = 255;
    }
  };
}

/** The sun's light that comes straight to a pixel, as a share of its light, through what hangs before it. */
function directSun({ facts, covering, dayHour, pictures }: RoomScene, isAwning: boolean, width: number) {
  const scale = scaleOf(facts, `sun-${dayHour}`);
  const slope = sunSlopeOf(facts, covering, dayHour);
  const rays = raysOf(covering);
  const placeAt = (at: number) => {
    const place = ((pictures.through.bytes[at] ?? 0) / 255 - 0.05) / 0.9;
    return isAwning ? place : clamp(place);
  };
  return (x: number, y: number): number => {
    const at = (y * width + x) * 4;
    const seen = (pictures.sun.bytes[at] ?? 0) / 255;
    if (seen === 0) return 0;
    // A graphics card works on two by two pixels.
    const [beside, below] = [(y * width + (x ^ 1)) * 4, ((y ^ 1) * width + x) * 4];
    const [u, v] = [placeAt(at), placeAt(at + 1)];
    const blurOf = (place: number, band: number) =>
      Math.max(0.008, Math.abs(place - placeAt(beside + band)) + Math.abs(place - placeAt(below + band)));
    const [blurU, blurV] = [blurOf(u, 0), blurOf(v, 1)];
    const veiled = covering.kind === 'bands' ? mix(1, covering.veil, rays.hangsAt(u, v, blurU, blurV)) : 1;
    return seen * seen * scale * rays.straight(rays.layersAt(u, v, slope, blurU, blurV)) * veiled;
  };
}
