import { cutGallery, type GalleryCut } from './gallery.ts';
import type { Line } from './line.ts';
import { all, refused, type Outcome } from './outcome.ts';
import type { Choice } from './reasons.ts';
import type { Control, Extra, Motor, Product, Remote } from './rules.ts';

/** The part that a line names, or why there is none. */
function named<P extends { readonly id: string }>(
  parts: readonly P[],
  id: string,
  choice: Choice,
): Outcome<P> {
  const part = parts.find((one) => one.id === id);
  return part === undefined ? refused({ code: 'unknown-choice', choice, id }) : { value: part };
}

/** The gallery that a line names, cut; null where it names none. */
export function galleryOf(line: Line, product: Product): Outcome<GalleryCut | null> {
  if (line.gallery === undefined) return { value: null };
  const gallery = named(product.galleries, line.gallery, 'gallery');
  return 'reasons' in gallery ? gallery : cutGallery(gallery.value, line.widthMm);
}

/** The extras that a line names. */
export const extrasOf = (line: Line, product: Product, control: Control): Outcome<readonly Extra[]> =>
  all(
    (line.extras ?? []).map((id): Outcome<Extra> => {
      const extra = named(product.extras, id, 'extra');
      const lacksMotor = 'value' in extra && extra.value.needsMotor && control.kind === 'manual';
      return lacksMotor ? refused({ code: 'needs-motor', id }) : extra;
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
