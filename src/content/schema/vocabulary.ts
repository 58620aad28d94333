import * as z from 'zod/mini';
import { Name, Sentence, Slug, Text } from './text.ts';

/** The words that variants are sorted by: families, fabrics, rooms. */

/** The address of a family: /catalogo/{product}/{tipo}. */
export const ProductId = z.enum(['persianas', 'toldos']);
export type ProductId = z.output<typeof ProductId>;

export const FamilyId = z.enum([
  'enrollables',
  'sheer-elegance',
  'romanas',
  'verticales',
  'panel-japones',
  'horizontales',
  'toldos-brazos-retractiles',
  'toldos-verticales',
  'toldos-capotas',
  'toldos-pergolas',
]);
export type FamilyId = z.output<typeof FamilyId>;

/** How a family is drawn: the drawing knows these names. */
export const Shape = z.enum([
  'enrollable',
  'sheer-elegance',
  'romana',
  'vertical',
  'panel-japones',
  'horizontal',
  'toldo-brazos',
  'toldo-vertical',
  'capota',
  'pergola',
]);

export const Family = z.strictObject({
  id: FamilyId,
  /** Its word in an address; two products may share one. */
  slug: Slug,
  product: ProductId,
  name: Name,
  /** What one of them is called. */
  one: Name,
  sentence: Sentence,
  shape: Shape,
});
export type Family = z.output<typeof Family>;

/** Its word in an address: /productos/persianas/tejidos/{type}, and {tejido} of both catalogs. */
export const FabricTypeId = z.enum([
  'blackout',
  'screen',
  'traslucidas',
  'decorativas',
  'madera',
  'aluminio',
  'pvc',
  'acrilica',
  'microperforada',
]);
export type FabricTypeId = z.output<typeof FabricTypeId>;

export const FabricType = z.strictObject({
  id: FabricTypeId,
  name: Name,
  sentence: Sentence,
});
export type FabricType = z.output<typeof FabricType>;

export const RoomId = z.enum([
  'recamara',
  'infantil',
  'sala',
  'comedor',
  'cocina',
  'bano',
  'estudio',
  'cuarto-de-tv',
  'oficina',
  'consultorio',
  'hotel',
  'negocio',
  'terraza',
  'balcon',
  'jardin',
  'alberca',
]);
export type RoomId = z.output<typeof RoomId>;

/** A model of awning: a mechanism, which comes in several fabrics. */
export const Model = z.strictObject({
  slug: Slug,
  family: FamilyId,
  name: Name,
  sentence: Sentence,
  text: Text,
});
export type Model = z.output<typeof Model>;
