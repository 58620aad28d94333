import * as z from 'zod/mini';

/**
 * What a surface is made of, thread by thread: each has pictures, which the workshop renders (renders/cloth). Cloths
 * of one structure differ by their colours.
 */
export const Structure = z.enum([
  'lisa-opaca',
  'lino-opaco',
  'densa-opaca',
  'screen-1',
  'screen-1-sarga',
  'screen-3',
  'screen-3-petatillo',
  'screen-5',
  'screen-10',
  'gasa',
  'lisa',
  'papel',
  'ixtle',
  'lino',
  'telar',
  'enramada',
  'rayuela',
  'algodon',
  'yute',
  'tejido-grueso',
  'seda',
  'veta-tejida',
  'velo',
  'acrilica',
  'vinilica',
  'microperforada',
  'pvc-liso',
  'pvc-relieve',
  'pvc-veta',
  'madera',
  'aluminio',
  'aluminio-calado',
  'aluminio-polvo',
]);
export type Structure = z.output<typeof Structure>;

const Share = z.number().check(z.minimum(0), z.maximum(1));

/** The pictures of a structure, and how a colour is laid over them. The workshop writes it. */
const Cloth = z.strictObject({
  /** Side of the square that the pictures show, in mm; they repeat at its edges. */
  mm: z.number().check(z.minimum(10), z.maximum(80)),
  /** Side of the pictures. */
  px: z.int().check(z.minimum(256), z.maximum(1_024)),
  /** How white its highlights are: 0 is matt, 1 shines. */
  gloss: Share,
  /** The most light that a thread lets pass; what is brighter is a hole. */
  brightestThread: Share,
  /** Mean share of light that a white one lets pass; null of what is opaque, which has no picture against the light. */
  passes: z.nullable(Share),
  /** The part of it that passes beside the threads, and keeps its colour. */
  holes: Share,
  /** Whether a picture says where its second colour is. */
  hasSecond: z.boolean(),
  /** Of the recipe that was rendered. */
  key: z.string().check(z.regex(/^[0-9a-f]{12}$/, 'not a key of a recipe')),
});
export type Cloth = z.output<typeof Cloth>;

/** The cloth of every structure. */
export const Cloths = z.record(Structure, Cloth);
