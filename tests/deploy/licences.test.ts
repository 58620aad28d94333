import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { thirdParties } from '../../deploy/licences/packages.ts';
import { makeSbom } from '../../deploy/licences/sbom.ts';
import { thirdPartyPage } from '../../deploy/licences/third-party.ts';

const packages = thirdParties();
const shipped = packages.filter(({ isShipped }) => isShipped);

const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

/** Licences that ask for nothing but their notice, which `dist/licencias.txt` has. */
const PERMISSIVE = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'OFL-1.1'],
  ...['(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
];

it('THIRD-PARTY.md lists every package of the lock file (npm run licences writes it)', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(thirdPartyPage(packages));
});

it('the SBOM has what the app needs, each version once or more', () => {
  const bom = z.parse(Bom, JSON.parse(makeSbom(shipped)));
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  expect([...listed].toSorted()).toEqual(shipped.map(({ name, version }) => `${name}@${version}`).toSorted());
});

it('a shipped package has a permissive licence, or a decision about its licence', () => {
  const others = shipped.filter(({ licence }) => !PERMISSIVE.includes(licence));
  const decided = readFileSync('docs/decisions/043-licence-of-react-leaflet.md', 'utf8');
  expect(others.map(({ name }) => name)).toEqual(['@react-leaflet/core', 'react-leaflet']);
  for (const { name, licence } of others) expect(decided).toContain(`${name} (${licence})`);
});
