import type { Line } from '../line.ts';
import { all, refused, type Outcome } from '../outcome.ts';
import type { Choice, Reason } from '../reasons/reasons.ts';
import type { Control, Extra, Motor, Product, Remote } from '../rules.ts';
import { cutGallery, type GalleryCut } from './gallery.ts';

/** The part that a line names, or why there is none. */
function named<P extends { readonly id: string }>(
  parts: readonly P[],
  id: string,
  choice: Choice,
): Outcome<P> {
  const part = parts.find((one) => one.id === id);
  return part === undefined ? refused({ code: 'unknown-choice', choice, id }) : { value: part };
}

/** The chosen control, else the product's first. */
export const chosenControl = (
  { controls }: Product,
  { control }: Pick<Line, 'control'>,
): Control | undefined => controls.find(({ id }) => id === control) ?? controls[0];

/** The name of the gallery that a blind has: the chosen one, or the one that its product includes. */
export const galleryIdOf = (
  { gallery }: Pick<Line, 'gallery'>,
  { galleries, galleryIncluded = false }: Product,
): string | undefined => gallery ?? (galleryIncluded ? galleries[0]?.id : undefined);

/** The gallery of a line, cut; null where it has none. */
export function galleryOf(line: Line, product: Product): Outcome<GalleryCut | null> {
  const id = galleryIdOf(line, product);
  if (id === undefined) return { value: null };
  const gallery = named(product.galleries, id, 'gallery');
  return 'reasons' in gallery ? gallery : cutGallery(gallery.value, line.widthMm);
}

/** Why an extra does not work with a control; null where it does. */
function against({ id, needsMotor, controls }: Extra, control: Control): Reason | null {
  if (needsMotor && control.kind === 'manual') return { code: 'needs-motor', id };
  return controls === undefined || controls.includes(control.id)
    ? null
    : { code: 'needs-control', id, controls };
}

/** Whether an extra works with a control. */
export const worksWith = (extra: Extra, control: Control): boolean => against(extra, control) === null;

/** The extras that a line names. */
export const extrasOf = (line: Line, product: Product, control: Control): Outcome<readonly Extra[]> =>
  all(
    (line.extras ?? []).map((id): Outcome<Extra> => {
      const extra = named(product.extras, id, 'extra');
      const reason = 'value' in extra ? against(extra.value, control) : null;
      return reason === null ? extra : refused(reason);
    }),
  );

/** The remotes that a line names. They must speak to its motor, where one was found. */
export const remotesOf = (line: Line, control: Control, motor: Motor | null): Outcome<readonly Remote[]> =>
  all(
    (line.remotes ?? []).map(({ id }): Outcome<Remote> => {
      if (control.kind === 'manual') return refused({ code: 'needs-motor', id });
      const remote = named(control.remotes, id, 'remote');
      const isDeaf = 'value' in remote && motor !== null && remote.value.system !== motor.system;
      return isDeaf ? refused({ code: 'other-system', id, system: motor.system }) : remote;
    }),
  );
