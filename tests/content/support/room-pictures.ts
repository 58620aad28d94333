import * as z from 'zod/mini';

/** Decodes `pictures.json`, which `renders/light/pictures.py` writes: the finished pictures of a room with its window free. */
export const RoomPictures = z.object({
  /** Of the largest picture, px. */
  width: z.int(),
  height: z.int(),
  /** Widths that there are files of, as `open/WIDTH.avif`, and alike in `night/` where it has a stand-in. */
  widths: z.array(z.int()),
  /** A tiny picture to show until the real one is there, as an address. */
  standIns: z.object({ open: z.string(), night: z.optional(z.string()) }),
});
