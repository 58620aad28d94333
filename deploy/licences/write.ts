import { writeFileSync } from 'node:fs';
import { thirdParties } from './packages.ts';
import { thirdPartyPage } from './third-party.ts';

/** Writes the list of packages with their licences. */
writeFileSync('THIRD-PARTY.md', thirdPartyPage(thirdParties()));
console.log('THIRD-PARTY.md is written.');
