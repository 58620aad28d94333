import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

const SOURCE = /\.(?:tsx?|css|mdx)$/;
const SPECIFIER =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+)'([^']+)'|\bnew URL\(\s*'([^']+)',\s*import\.meta\.url/g;

/** A file that is read by its path from the root. */
const PATH_LITERAL =
  /'((?:src|machines|mocks|stories|tests|deploy|docs|public)\/[\w./-]+\.\w+|index\.html)'/g;

/** Files of the repository that a file imports or names, as paths from the root. */
function namedBy(root: string, file: string): readonly string[] {
  const content = readFileSync(join(root, file), 'utf8');
  const imported = [...content.matchAll(SPECIFIER)].flatMap(([, specifier, address]) => {
    const name = (specifier ?? address ?? '').replace(/\?.*$/, '');
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : [];
  });
  // Tests read files by their paths; in other code a path, such as a chunk's name, is only a string.
  const read = file.startsWith('tests/')
    ? [...content.matchAll(PATH_LITERAL)]
        .flatMap(([, path]) => path ?? [])
        .filter((path) => !path.includes('.test.'))
    : [];
  return [...imported, ...read];
}

/** For each file, the files that import or read it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads which file imports which.
 * @param files paths from the root
 * @param implied files that a tool loads together with a file that does not import them
 */
export function readImporters(
  root: string,
  files: readonly string[],
  implied: (file: string) => readonly string[],
): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (!SOURCE.test(file) || !existsSync(join(root, file))) continue;
    for (const name of [...namedBy(root, file), ...implied(file)]) {
      const others = importers.get(name) ?? new Set();
      importers.set(name, others.add(file));
    }
  }
  return importers;
}

/** All files that depend on one of these, with the least number of imports between them. */
export function dependentsOf(importers: Importers, files: readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map(files.map((file) => [file, 0]));
  // Iterating a map includes the entries added meanwhile.
  for (const [name, distance] of steps) {
    for (const importer of importers.get(name) ?? []) {
      if (!steps.has(importer)) steps.set(importer, distance + 1);
    }
  }
  return steps;
}
