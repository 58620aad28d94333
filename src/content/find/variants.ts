import type { Entry } from '../entries.ts';
import { fabricTypes } from '../fabric-types.ts';
import { entries } from '../index.ts';
import type { Colour, Variant } from '../schema/variant.ts';
import type { FabricType } from '../schema/vocabulary.ts';

/** The catalog's line of a variant. */
export const entryOf = (slug: string): Entry | undefined => entries.find((entry) => entry.slug === slug);

/** The types of fabric that some of these are made of, in the order in which they are shown. */
export const fabricTypesIn = (among: readonly Pick<Entry, 'fabricType'>[]): readonly FabricType[] =>
  fabricTypes.filter(({ id }) => among.some(({ fabricType }) => fabricType === id));

/** A variant of a family that is loaded. */
export const variantIn = (family: readonly Variant[], slug: string): Variant | undefined =>
  family.find((variant) => variant.slug === slug);

/** A colour by its word in an address. */
export const colourIn = ({ colours }: Pick<Variant, 'colours'>, slug: string): Colour | undefined =>
  colours.find((colour) => colour.slug === slug);
