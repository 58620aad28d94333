import { lazyPart } from '#src/page/lazy-part.ts';

/** The mechanisms of a product, whose pictures' addresses the page does not wait for. */
export const WaysToMove = lazyPart(
  () => import('./ways-to-move.tsx').then((part) => ({ default: part.WaysToMove })),
  () => null,
);

export const WaysThumb = lazyPart(
  () => import('./ways-to-move.tsx').then((part) => ({ default: part.WaysThumb })),
  () => null,
);
