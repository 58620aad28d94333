import { models } from './awnings/models.ts';
import { cloths } from './cloths.ts';
import { cutTables } from './cuts/cut-tables.ts';
import { fabricTypes } from './fabric-types.ts';
import { families } from './families.ts';
import { items } from './items.ts';
import { devices } from './motorization.ts';
import { distributorPrices } from './prices/distributor.ts';
import { publicPrices } from './prices/public.ts';
import type { Catalog } from './schema/catalog.ts';
import { careGuides } from './texts/care-guides.ts';
import { fabricTexts } from './texts/fabrics.ts';
import { familyTexts } from './texts/families.ts';
import { questions } from './texts/questions.ts';
import { variants } from './variants.ts';

/** The whole catalog, for the build, the mocks and tests. A page loads only one family. */
export const catalog: Catalog = {
  families,
  fabricTypes,
  models,
  variants,
  devices,
  items,
  priceLists: [publicPrices, distributorPrices],
  familyTexts,
  fabricTexts,
  careGuides,
  questions,
  cloths,
  cuts: cutTables,
};
