import * as z from 'zod/mini';
import type { CutTable } from '#src/quoting/cuts/table.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { Device } from './device.ts';
import { Item } from './item.ts';
import { CareGuide, FabricText, FamilyText, Question } from './page.ts';
import { Cloths } from './structure.ts';
import { listOf } from './text.ts';
import { variantWith } from './variant.ts';
import { FabricType, Family, Model } from './vocabulary.ts';

/** The engine's schemas. Content may import their types only, so the decoder receives them as arguments. */
export interface QuotingSchemas {
  readonly Product: z.ZodMiniType<Product>;
  readonly PriceList: z.ZodMiniType<PriceList>;
  readonly CutTable: z.ZodMiniType<CutTable>;
}

export const catalogWith = (quoting: QuotingSchemas) =>
  z.strictObject({
    families: listOf(Family),
    fabricTypes: listOf(FabricType),
    models: listOf(Model),
    variants: listOf(variantWith(quoting.Product)),
    devices: listOf(Device),
    items: listOf(Item),
    priceLists: listOf(quoting.PriceList),
    familyTexts: listOf(FamilyText),
    fabricTexts: listOf(FabricText),
    careGuides: listOf(CareGuide),
    questions: listOf(Question),
    cloths: Cloths,
    /** How each variant is cut, by its slug. */
    cuts: z.record(z.string(), quoting.CutTable),
  });

export type Catalog = z.output<ReturnType<typeof catalogWith>>;
