import { lazyPart } from '#src/browser/lazy-part.ts';

/** The picture of a mechanism, whose addresses the page does not wait for. */
export const MechanismPicture = lazyPart(
  () =>
    import('#src/ui/product-pictures/mechanism-picture.tsx').then((part) => ({
      default: part.MechanismPicture,
    })),
  () => null,
);
