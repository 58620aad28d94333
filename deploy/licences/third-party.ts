import type { ThirdParty } from './packages.ts';

const INTRODUCTION = `# Third-party software

Written by \`npm run licences\` from package-lock.json; do not edit. The production build writes what the app needs as an SBOM
(CycloneDX 1.5), \`dist-docs/sbom.cdx.json\`, and the notices of the packages in its scripts, \`dist/licencias.txt\`. What react-leaflet's licence means: [decision 043](docs/decisions/043-licence-of-react-leaflet.md).
`;

/** THIRD-PARTY.md: a row for each package that the app needs, and the development packages by licence. */
export function thirdPartyPage(packages: readonly ThirdParty[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const others = packages.filter(({ isShipped }) => !isShipped);
  const licences = [...new Set(others.map(({ licence }) => licence))].toSorted();
  return [
    INTRODUCTION,
    `## What the app needs (${String(shipped.length)})`,
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
    `## What only builds and tests it (${String(others.length)})`,
    ...licences.flatMap((licence) => [
      '',
      `**${licence}**: ${others
        .filter((one) => one.licence === licence)
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')}`,
    ]),
    '',
  ].join('\n');
}
