import { brazosRetractiles } from './awnings/brazos-retractiles.ts';
import { capotas } from './awnings/capotas.ts';
import { models } from './awnings/models.ts';
import { pergolas } from './awnings/pergolas.ts';
import { toldosVerticales } from './awnings/verticales.ts';
import { enrollables } from './blinds/enrollables.ts';
import { horizontales } from './blinds/horizontales.ts';
import { panelJapones } from './blinds/panel-japones.ts';
import { romanas } from './blinds/romanas.ts';
import { sheerElegance } from './blinds/sheer-elegance.ts';
import { verticales } from './blinds/verticales.ts';
import { fabricTypes } from './fabric-types.ts';
import { families } from './families.ts';
import { items } from './items.ts';
import { devices } from './motorization.ts';
import { distributorPrices } from './prices/distributor.ts';
import { publicPrices } from './prices/public.ts';
import type { Catalogue } from './schema/catalogue.ts';
import { careGuides } from './texts/care-guides.ts';
import { fabricTexts } from './texts/fabrics.ts';
import { familyTexts } from './texts/families.ts';
import { questions } from './texts/questions.ts';

/** All of it at once, for the build, the mocks and tests. A page loads a family by itself. */
export const catalogue: Catalogue = {
  families,
  fabricTypes,
  models,
  variants: [
    ...enrollables,
    ...sheerElegance,
    ...romanas,
    ...verticales,
    ...panelJapones,
    ...horizontales,
    ...brazosRetractiles,
    ...toldosVerticales,
    ...capotas,
    ...pergolas,
  ],
  devices,
  items,
  priceLists: [publicPrices, distributorPrices],
  familyTexts,
  fabricTexts,
  careGuides,
  questions,
};
