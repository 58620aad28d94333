import { hangsInRecess } from '#src/content/families.ts';
import type { FittedWindow } from '#src/content/fittings.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import { chosenControl, galleryIdOf } from '#src/quoting/making/finish.ts';
import type { Mount } from '#src/quoting/measures/measured.ts';

/** What the fitting of a window depends on. */
export const fittedWindow = (
  { mount, choices }: { readonly mount: Mount; readonly choices: Pick<Line, 'control' | 'gallery'> },
  {
    variant,
    heightMm,
    forChildren = false,
  }: { readonly variant: Variant; readonly heightMm: number | null; readonly forChildren?: boolean },
): FittedWindow => ({
  family: variant.family,
  control: chosenControl(variant.product, choices)?.id,
  gallery: galleryIdOf(choices, variant.product),
  mount: hangsInRecess(variant) ? mount : null,
  heightMm,
  forChildren,
});
