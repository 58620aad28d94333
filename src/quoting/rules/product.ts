import * as z from 'zod/mini';
import { Control } from './drive.ts';
import { Fabric } from './fabric.ts';
import { Extra, Gallery } from './finish.ts';
import { Limits } from './limits.ts';
import { Measuring } from './measuring.ts';
import { Id, isAscending, listOf, Mm } from './units.ts';

/** A length that an awning's arms are made in, with the widths that can carry it. */
const Projection = z.strictObject({
  projectionMm: Mm,
  /** Arms fold in side by side: mostly no narrower than the projection, less with crossed arms. */
  minWidthMm: Mm,
  maxWidthMm: Mm,
});
export type Projection = z.output<typeof Projection>;

const isLengthening = (arms: readonly Projection[]) => isAscending(arms.map((arm) => arm.projectionMm));

/** Cloths side by side in one blind. */
const Split = z.strictObject({
  maxCloths: z.int().check(z.minimum(2), z.maximum(3)),
  /** Item of the price list for each bracket between two cloths. */
  bracket: Id,
});

const hasTorque = (control: Control) => control.kind === 'motor' && control.choice.by === 'torque';

const unique = (parts: readonly { readonly id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size === parts.length;

/** What can be sold, and in which sizes: one system with one fabric. Colours share it. */
export const Product = z
  .strictObject({
    /** The variant's name; its price in the price list has the same name. */
    id: Id,
    /** The group by which distributors get discounts. */
    family: Id,
    limits: Limits,
    /** Awnings: the line's height is the projection, and must be one of these. Shortest first. */
    projections: z.optional(
      listOf(Projection).check(z.minLength(1), z.refine(isLengthening, 'not the shortest first')),
    ),
    /** A blind taller than this many times its width is made, without a guarantee that it runs straight. */
    guaranteedProportion: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    /** null: nothing comes from a roll. */
    fabric: z.nullable(Fabric),
    /** null: always one cloth. */
    split: z.nullable(Split),
    /** The first is the one used unless another is asked for. */
    controls: listOf(Control).check(z.minLength(1)),
    galleries: listOf(Gallery),
    /** Whether a gallery is part of the product: the first one, unless another is named. */
    galleryIncluded: z.optional(z.boolean()),
    extras: listOf(Extra),
    measuring: Measuring,
  })
  .check(
    z.refine(
      ({ controls, galleries, extras }) => [controls, galleries, extras].every(unique),
      'two choices have the same name',
    ),
    z.refine(
      ({ controls, fabric }) =>
        controls.every((control) => !hasTorque(control) || (fabric !== null && control.tubes.length > 0)),
      'torque without a fabric and tubes',
    ),
    z.refine(
      ({ galleries, galleryIncluded = false }) => !galleryIncluded || galleries.length > 0,
      'includes a gallery and has none',
    ),
    z.refine(
      ({ galleries, limits }) => galleries.every(({ deductionMm }) => deductionMm < limits.minWidthMm),
      'a gallery that leaves nothing of the narrowest blind',
    ),
  );
export type Product = z.output<typeof Product>;
