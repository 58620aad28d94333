import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A package of the lock file. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Whether the app's own dependencies need it; the others only build and test the app. */
  readonly isShipped: boolean;
}

/** Licences of packages that do not state theirs in the lock file, from the file LICENSE of each. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
    }),
  ),
});

const FOLDER = 'node_modules/';

/** Every installed package once for each version, by name. @throws Error when a package states no licence. */
export function thirdParties(): readonly ThirdParty[] {
  const { packages } = z.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const found = new Map<string, ThirdParty>();
  for (const [path, { version, license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const licence = license ?? STATED_ELSEWHERE[name];
    if (licence === undefined) throw new Error(`${name} states no licence`);
    const isShipped = dev !== true && devOptional !== true;
    const key = `${name}@${version}`;
    // A package may be installed in several folders, for the app and for its tools.
    if (found.get(key)?.isShipped !== true) found.set(key, { name, version, licence, isShipped });
  }
  return [...found.values()].toSorted(byNameThenVersion);
}

function byNameThenVersion(one: ThirdParty, other: ThirdParty): number {
  const [a, b] = [`${one.name} ${one.version}`, `${other.name} ${other.version}`];
  return a < b ? -1 : Number(a > b);
}
