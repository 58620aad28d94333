import { dirname } from 'node:path/posix';
import type { Importers } from '#tests/support/run/import-graph.ts';

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Tests, stories, and what charts have for these: they may import everything, so a door is not for them. */
const IS_FREE = /^(?:tests|stories|\.storybook)\/|^machines\/[^/]+\/(?:fixtures|promises|walk)\.ts$/;

/** A style sheet is as public as the component beside it that has its name. */
const isSheetOf = (file: string, others: ReadonlySet<string>) =>
  file.endsWith('.module.css') && others.has(file.replace(/\.module\.css$/, '.tsx'));

/** The files at the top of a feature that nothing outside of it imports. */
export function idleAtDoors(files: readonly string[], importers: Importers): readonly string[] {
  const all = new Set(files);
  return files.filter((file) => {
    if (!/^src\/features\/[^/]+\/[^/]+$/.test(file) || isSheetOf(file, all)) return false;
    return ![...(importers.get(file) ?? [])].some(
      (importer) => featureOf(importer) !== featureOf(file) && !IS_FREE.test(importer),
    );
  });
}

/** The pairs of features that import each other, each as "one, other". */
export function mutualFeatures(importers: Importers): readonly string[] {
  const imports = new Set<string>();
  for (const [file, others] of importers) {
    const to = featureOf(file);
    for (const from of [...others].map(featureOf)) {
      if (to !== undefined && from !== undefined && from !== to) imports.add(`${from}, ${to}`);
    }
  }
  return [...imports].filter((pair) => {
    const [one = '', other = ''] = pair.split(', ');
    return one < other && imports.has(`${other}, ${one}`);
  });
}

/** What a program drew, wrote or photographed: nobody looks through it. */
const IS_GENERATED =
  /\.(?:webp|avif|png|jpe?g|svg|bin)$|^charts\/layout\/generated\/|^stories\/(?:machines|failures)\/|^tests\/accessibility\/spoken\//;

/** The most files of a folder, without those of folders in it. */
const MOST_FILES = 25;

/** The folders that hold more files than one takes in at a glance, each with their number. */
export function fullFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!IS_GENERATED.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, n]) => `${folder}: ${String(n)}`);
}
