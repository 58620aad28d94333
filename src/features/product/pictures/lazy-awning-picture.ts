import { lazyPart } from '#src/browser/lazy-part.ts';

/** The picture of an awning's model, whose addresses pages of blinds do not load. */
export const AwningPicture = lazyPart(
  () =>
    import('#src/ui/product-pictures/awning-picture.tsx').then((part) => ({ default: part.AwningPicture })),
  () => null,
);
