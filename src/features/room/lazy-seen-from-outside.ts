import { lazyPart } from '#src/browser/lazy-part.ts';

/** Who sees you at night, loaded when it is night. */
export const SeenFromOutside = lazyPart(
  () => import('./outside/seen-from-outside.tsx').then((part) => ({ default: part.SeenFromOutside })),
  () => null,
);
