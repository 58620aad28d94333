import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import type { ThirdParty } from './packages.ts';

const Bom = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/**
 * These packages as CycloneDX, from npm; without what differs between two runs and two folders. npm's own `--omit=dev`
 * leaves out packages that the tools need too, such as react.
 */
export function makeSbom(packages: readonly ThirdParty[]): string {
  // Whatever NODE_ENV says, which the build sets.
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--include=dev'];
  const text = execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  const {
    serialNumber: _random,
    metadata,
    components,
    dependencies,
    ...rest
  } = z.parse(Bom, JSON.parse(text));
  const { timestamp: _now, component: app, ...facts } = metadata;
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const kept = components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const refs = new Set([app['bom-ref'], ...kept.map((component) => component['bom-ref'])]);
  const bom = {
    ...rest,
    metadata: { ...facts, component: { ...app, name: app['bom-ref'].split('@')[0] } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}
