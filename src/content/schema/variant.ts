import * as z from 'zod/mini';
import type { Product } from '#src/quoting/rules.ts';
import { Structure } from './structure.ts';
import { Hex, listOf, Name, Sentence, Slug, Text } from './text.ts';
import { FabricTypeId, FamilyId, RoomId } from './vocabulary.ts';

export const Colour = z.strictObject({
  /** Its word in an address, the colour's name. */
  slug: Slug,
  name: Name,
  /** What an order says; never given to another colour. */
  code: z.string().check(z.regex(/^[A-Z]{2}-\d{3,4}$/, 'not a code such as EB-101')),
  hex: Hex,
  /** Colour of the stripes or bands, where it has some. */
  stripe: z.optional(Hex),
});
export type Colour = z.output<typeof Colour>;

/** What the drawing knows of a surface. */
export const Weave = z.enum([
  'blackout',
  'screen',
  'translucida',
  'decorativa',
  'acrilica',
  'madera',
  'aluminio',
  'pvc',
]);
export type Weave = z.output<typeof Weave>;

const BandMm = z.int().check(z.minimum(20), z.maximum(150));

/**
 * A variant: one system with one fabric, in its colours. The schema of a product's rules belongs to the
 * engine, so the decoder receives it as an argument.
 */
export const variantWith = <P extends z.ZodMiniType<Product>>(product: P) =>
  z.strictObject({
    slug: Slug,
    name: Name,
    family: FamilyId,
    fabricType: FabricTypeId,
    /** The awning's model. */
    model: z.optional(Slug),
    sentence: Sentence,
    text: Text,
    composition: Text,
    /** Percent of the fabric that is holes; null where slats or bands turn. */
    opennessPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(30))),
    gramsPerM2: z.int().check(z.minimum(50), z.maximum(8_000)),
    /** Widths that the fabric is woven in; none for slats. */
    rollWidthsMm: listOf(z.int().check(z.minimum(500), z.maximum(3_500))),
    care: Text,
    warrantyYears: z.int().check(z.minimum(1), z.maximum(10)),
    /** Where it does well, the best place first. */
    rooms: listOf(RoomId).check(z.minLength(1), z.maxLength(6)),
    weave: Weave,
    /** What it looks like at close range. */
    structure: Structure,
    /** Heights of the closed and the clear bands of a double fabric, in mm. */
    bands: z.optional(z.strictObject({ closedMm: BandMm, clearMm: BandMm })),
    /** Width of a slat or a vane, in mm. */
    slatMm: z.optional(z.int().check(z.minimum(15), z.maximum(130))),
    colours: listOf(Colour).check(z.minLength(3)),
    /** What can be made of it. */
    product,
  });

export type Variant = z.output<ReturnType<typeof variantWith<z.ZodMiniType<Product>>>>;
