import { catalog } from '#src/content/catalog.ts';
import { decodeCatalog } from '#src/content/decode-catalog.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';
import { buildDemo } from './demo.ts';
import { buildProduction } from './production.ts';

// An invalid catalog or price list stops the build.
decodeCatalog(catalog, { Product, PriceList });

await (process.argv.includes('--demo') ? buildDemo() : buildProduction());
