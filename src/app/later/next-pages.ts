import * as z from 'zod/mini';

const Files = z.record(z.string(), z.readonly(z.array(z.string())));

/** The files that pages need beyond those of every page, by paths below the app's. The build writes it. */
export const NextPages = z.object({
  /** The entry script of the build that the files belong to. */
  entry: z.string(),
  /** By the id of the route. */
  routes: Files,
  /** Those with the variants of a family, by its id. */
  families: Files,
});
export type NextPages = z.output<typeof NextPages>;

/** Name of the file in the root of the build. */
export const NEXT_PAGES_FILE = 'next-pages.json';
