import siteFacts from '#src/config/site.json' with { type: 'json' };
import { catalog } from '#src/content/catalog.ts';
import { decodeCatalog } from '#src/content/decode-catalog.ts';
import { CutTable } from '#src/quoting/cuts/table.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';
import { compressFolder } from './compress.ts';
import { buildDemo } from './demo.ts';
import { writeDocuments } from './documents.ts';
import { writeHosts } from './hosts.ts';
import { buildProduction } from './production.ts';
import { readOptions } from './read-options.ts';
import { decodeSite } from './site.ts';

const values = readOptions({
  demo: { type: 'boolean', default: false },
  url: { type: 'string' },
  out: { type: 'string', default: 'dist' },
});

// Whatever the shell or a test says: React's development build must not be deployed.
process.env['NODE_ENV'] = 'production';

// An invalid catalog or price list stops the build.
decodeCatalog(catalog, { Product, PriceList, CutTable });

if (values.demo) await buildDemo();
else {
  const site = decodeSite({ ...siteFacts, ...(values.url === undefined ? {} : { url: values.url }) });
  await buildProduction(site, values.out);
  compressFolder(values.out);
  writeHosts(values.out);
  writeDocuments();
}
