import { writeFileSync } from 'node:fs';
import { thirdParties } from './packages.ts';
import { makeSbom } from './sbom.ts';
import { thirdPartyPage } from './third-party.ts';

/** Writes the list of packages with their licences, and the SBOM. */
const packages = thirdParties();
writeFileSync('THIRD-PARTY.md', thirdPartyPage(packages));
writeFileSync('docs/sbom.cdx.json', makeSbom(packages.filter(({ isShipped }) => isShipped)));
console.log('THIRD-PARTY.md and docs/sbom.cdx.json are written.');
