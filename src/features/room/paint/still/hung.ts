import { coveredMetres, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import type { Covering } from '../../covering.ts';
import type { Weave } from '../../files/weaves.ts';
import { slatGleam } from '../../light/parts.ts';
import type { Weights } from '../../light/weights.ts';
import { eyeOf } from '../eye.ts';
import { TO_FRAME } from '../shaders/window.ts';
import { clothColourOf } from './cloth-colour.ts';
import { bands, type Band, type Behind, type Colour, type Over } from './colour.ts';
import { clamp, fract, mix, ramp, smoothstep, within } from './numbers.ts';
import { nearest, type Pixels, type Size } from './pixels.ts';
import { raysOf, roundness } from './rays.ts';

/** What a window's covering is drawn with. */
export interface HungScene {
  readonly facts: RoomFacts;
  readonly covering: Covering;
  readonly weights: Weights;
  /** Pixels of the picture, across and down. */
  readonly size: Size;
  /** What falls on its outer face: the sun's light, and in blue the sky's. */
  readonly outer: Pixels;
  /** The threads of the cloth, as large as they are seen. */
  readonly weave: (Pixels & Pick<Weave, 'mm' | 'mean'>) | null;
}

/** The same as `shaders/window.ts` says for a graphics card: changes the colour of a pixel to what hangs before it. */
export function hungOver(scene: HungScene): Over {
  const { facts, covering, size } = scene;
  const [left, top, right, bottom] = facts.rectangle;
  const [softU, softV] = [1 / size[0] / (right - left), 1 / size[1] / (bottom - top)];
  const cover = coveringOver(scene, softU, softV);
  const fit = fittingsOver(scene, softU, softV);
  const facesAt = facesCovering(scene);
  const { onReveal } = scene.weights;
  const hasCome = covering.ahead < covering.reach;
  const kept: Colour = [0, 0, 0];
  return (picture, behind) => {
    const u = (behind.x - left) / (right - left);
    const v = (behind.y - top) / (bottom - top);
    const isNear = u > -0.02 && u < 1.02 && v > -0.02 && v < 1.02;
    if (!isNear || !hasCome) return;
    const faces = facesAt(u, v) * behind.wall * (1 - behind.before);
    for (const band of bands) {
      kept[band] = picture[band];
      picture[band] += behind.paint[band] * onReveal[band] * faces;
    }
    cover(picture, u, v, behind);
    fit(picture, u, v, behind);
    // A head hides the lintel before it.
    const before = covering.isOutside || v < 0 ? 0 : behind.before;
    for (const band of bands) picture[band] = mix(picture[band], kept[band], before);
  };
}

/** How much of what one faces at a place behind the covering is the covering. A jamb faces it sideways. */
function facesCovering({ facts, covering }: HungScene) {
  const isRows = covering.axis === 'rows';
  const { alongOf } = raysOf(covering);
  const metres = coveredMetres(facts)[isRows ? 1 : 0];
  return (u: number, v: number): number => {
    if (Math.min(u, v) < 0 || Math.max(u, v) > 1) return 0;
    const past = (alongOf(u, v) - covering.reach) * metres;
    const side = isRows ? u : v;
    const isJamb = Math.min(side, 1 - side) < covering.edges;
    return (0.5 - (0.5 * past) / Math.hypot(past, TO_FRAME)) * (isJamb ? 0.5 : 1);
  };
}

/** Reads a row of cells between their middles. */
const cellReader = (cells: readonly number[]) => (along: number) => {
  const place = Math.min(cells.length - 1, Math.max(0, along * cells.length - 0.5));
  const low = Math.floor(place);
  return mix(cells[low] ?? 1, cells[low + 1] ?? cells[low] ?? 1, place - low);
};

type OverAt = (picture: Colour, u: number, v: number, behind: Behind) => void;

function coveringOver(
  { facts, covering, weights, outer, weave }: HungScene,
  softU: number,
  softV: number,
): OverAt {
  const { kind, axis, isOutside, veil } = covering;
  const clothAt = clothColourOf(facts, covering);
  const { skyOnCloth, sunOnCloth, inRoom } = weights;
  const innerAt = cellReader(weights.inner);
  const rays = raysOf(covering);
  const [eyeX, eyeY, leanX, leanY] = eyeOf(facts);
  const gleam = kind === 'slats' ? slatGleam(covering) : 0;
  const metres = coveredMetres(facts);
  const fallsAt = (u: number, v: number, channel: number) =>
    isOutside ? 1 : nearest(outer, u, v, channel) ** 2;
  const threadAt = (u: number, v: number) => {
    if (weave === null) return 1;
    const [across, down] = [(u * metres[0] * 1_000) / weave.mm, (v * metres[1] * 1_000) / weave.mm];
    return (nearest(weave, fract(across), fract(down)) * 2) ** 2.2 / weave.mean;
  };
  return (picture, u, v, { x, y, wall }) => {
    if (v < 0 || v > 1) return;
    const slope = axis === 'rows' ? (eyeY - y) * leanY : (eyeX - x) * leanX;
    const frame = within(u, 0, 1, softU);
    const hangs = rays.hangsAt(u, v, softU, softV) * frame;
    const layers = rays.layersAt(u, v, slope, softU, softV) * frame;
    const clear = rays.straight(layers) * (kind === 'bands' ? mix(1, veil, hangs) : 1);
    const covers = (1 - clear) * (isOutside ? 1 - wall : 1);
    if (covers <= 0) return;
    const [ofSun, ofSky] = [fallsAt(u, v, 0), fallsAt(u, v, 2)];
    const isVeil = kind === 'bands' && layers < 0.5;
    const deep = isVeil ? 0.5 : rays.scattered(layers) + gleam;
    const corner = 0.84 + 0.16 * smoothstep(0, 0.05, Math.min(u, 1 - u)) * smoothstep(0, 0.09, v);
    const face = rays.shadeAt(u, v, slope) * threadAt(u, v);
    const cloth = clothAt(u, softU);
    const inner = innerAt(axis === 'rows' ? v : u);
    for (const band of bands) {
      const back = skyOnCloth[band] * ofSky + sunOnCloth[band] * ofSun;
      const front = 0.85 * inRoom[band] * inner * corner;
      const own = kind === 'bands' ? mix(0.85, cloth[band], clamp(layers)) : cloth[band];
      picture[band] = mix(picture[band], own * (front + deep * back) * face, covers);
    }
  };
}

/** Height of the bar below and of the head, mm; 0 where it has none. */
function fittingsMm({ kind, axis, reach }: Covering): { readonly bar: number; readonly head: number } {
  switch (kind) {
    case 'cloth':
      return { bar: 24, head: 58 + 26 * (1 - clamp(reach)) };
    case 'bands':
      return { bar: 24, head: 92 };
    case 'slats':
      return axis === 'rows' ? { bar: 30, head: 56 } : { bar: 0, head: 40 };
    case 'folds':
      return { bar: 0, head: 34 };
    case 'panels':
      return { bar: 0, head: 40 };
  }
}

function fittingsOver({ facts, covering, weights }: HungScene, softU: number, softV: number): OverAt {
  const { kind, axis, isOutside, dye, reach, ahead, edges } = covering;
  const isRows = axis === 'rows';
  const [metresU, metresV] = coveredMetres(facts);
  const mm = fittingsMm(covering);
  const { inRoom } = weights;
  const innerAt = cellReader(weights.inner);
  const arrived = 1 - ahead / Math.max(reach, 1e-4);
  const { alongOf } = raysOf(covering);
  const barLength = mm.bar * (isRows ? 0.001 / metresV : 0.001 / metresU);
  const hasSlats = isRows && kind === 'slats';
  const hasChain = isRows && kind !== 'slats' && !isOutside;
  const isDyedHead = kind === 'cloth' || kind === 'folds' || hasSlats;

  const cordAt = (mmU: number, along: number) => {
    const most = [0.12, 0.5, 0.88].reduce((found, at) => {
      const cord = metresU * at * 1_000;
      return Math.max(found, within(mmU, cord - 2, cord + 2, softU * metresU * 1_000));
    }, 0);
    return most * (1 - ramp(reach, along, softV)) * 0.75;
  };
  const chainAt = (mmU: number, v: number, mmV: number) => {
    const [from, to] = [metresU * 1_000 - 26, metresU * 1_000 - 20];
    const beads = 0.55 + 0.45 * (fract(mmV / 12) >= 0.5 ? 1 : 0);
    const chain = within(mmU, from, to, softU * metresU * 1_000) * (1 - ramp(0.62, v, softV)) * beads;
    return chain * 0.5 * arrived;
  };
  const headForm = (inHead: number) =>
    kind === 'cloth'
      ? mix(0.66, 1.08, inHead)
      : 0.98 - 0.3 * smoothstep(0.78, 1, inHead) + 0.12 * smoothstep(0.1, 0, inHead);

  return (picture, u, v, { light }) => {
    const paint = (share: number, own: (band: Band) => number) => {
      if (share <= 0) return;
      for (const band of bands)
        picture[band] = mix(picture[band], own(band) * (inRoom[band] + 0.12 * light[band]), share);
    };
    const [mmU, mmV] = [u * metresU * 1_000, v * metresV * 1_000];
    const across = within(u, isRows ? edges : 0, isRows ? 1 - edges : 1, softU);
    const along = alongOf(u, v);
    if (v >= 0 && v <= 1) {
      if (mm.bar > 0 && !isOutside) {
        const inBar = (along - reach) / barLength + 1;
        const metal = (band: Band) =>
          kind === 'slats' ? dye[band] * 0.85 : mix(0.58, dye[band] * 0.8, 0.75);
        paint(within(inBar, 0, 1, softV / barLength) * across, (band) => metal(band) * roundness(inBar));
      }
      if (hasSlats) paint(cordAt(mmU, along), (band) => mix(dye[band], 0.7, 0.35) * 0.8);
      if (hasChain) paint(chainAt(mmU, v, mmV), () => 0.62);
    }
    if (isOutside) return;
    const inHead = mmV / mm.head;
    const head = within(inHead, -0.12, 1, (softV * metresV * 1_000) / mm.head) * across * arrived;
    const form = headForm(inHead) * innerAt(isRows ? 0 : u);
    paint(head, (band) => (isDyedHead ? dye[band] * 0.85 : 0.66) * form);
  };
}
