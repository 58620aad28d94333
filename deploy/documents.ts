import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdParties } from './licences/packages.ts';
import { makeSbom } from './licences/sbom.ts';
import { openApiDocument } from './openapi.document.ts';

/** Where the build writes what only people read. */
const DOCUMENTS = 'dist-docs';

/** Writes the contract as OpenAPI 3.1 for the people of the backend, and the SBOM of the packages that ship. */
export function writeDocuments(): void {
  mkdirSync(DOCUMENTS, { recursive: true });
  writeFileSync(join(DOCUMENTS, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  writeFileSync(
    join(DOCUMENTS, 'sbom.cdx.json'),
    makeSbom(thirdParties().filter(({ isShipped }) => isShipped)),
  );
}
