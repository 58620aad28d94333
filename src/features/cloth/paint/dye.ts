import type { Light } from '#src/content/pictures/hours.ts';

/** Lightness of the threads that were rendered, as far as they light each other. */
const RENDERED = 0.58;
/** How much of the light that leaves a thread falls on its neighbours. */
const SHARED = 0.8;

/**
 * Light on a point of threads of a lightness, from the light that was rendered on grey ones: pale threads light the
 * gaps between them, dark ones leave them dark. The shader computes the same.
 * @param light 1 is the light on an open surface
 * @param lightness of the threads, 0 to 1
 */
export function lightBetween(light: number, lightness: number): number {
  if (light >= 1) return light;
  const own = (light * (1 - RENDERED)) / (1 - RENDERED * light);
  return own / (1 - SHARED * lightness * (1 - own));
}

/** White that a thread's surface reflects where it is lighter than its colour. */
export const shineOf = (gloss: number): number => 0.02 + 0.12 * gloss;

/** Rounds in which the colour of the threads settles. */
const ROUNDS = 10;

/**
 * The colour of the threads, so that the cloth as a whole has a colour; linear. What would be lighter than white is
 * white.
 * @param colour of the cloth, linear
 * @param lights on points of the picture, 1 on an open surface
 * @param gloss 0 to 1
 */
export function threadColour(colour: Light, lights: readonly number[], gloss: number): Light {
  const mean = (of: (light: number) => number) =>
    lights.reduce((sum, light) => sum + of(light), 0) / Math.max(1, lights.length);
  const shine = shineOf(gloss) * mean((light) => Math.max(0, light - 1));
  const settle = (wanted: number) => {
    let found = wanted;
    for (let round = 0; round < ROUNDS; round++) {
      const lightness = found;
      found = Math.min(1, Math.max(0, wanted - shine) / mean((light) => lightBetween(light, lightness)));
    }
    return found;
  };
  return [settle(colour[0]), settle(colour[1]), settle(colour[2])];
}

/**
 * Light that passes a point of a cloth, linear: threads colour what passes them, holes do not.
 * @param share of the light that passes a white cloth here, 0 to 1
 * @param brightestThread the most light that passes a thread, 0 to 1
 * @param colour of the cloth, linear
 */
export function passingLight(share: number, brightestThread: number, colour: Light): Light {
  const hole = Math.max(0, (share - brightestThread) / (1 - brightestThread));
  const thread = Math.min(share, brightestThread) * (1 - hole);
  return [thread * colour[0] + hole, thread * colour[1] + hole, thread * colour[2] + hole];
}
