import { groups, type ChartName } from '#machines/table.ts';

/** The folder of a chart in machines/: `quoteToEdit` has `quote-to-edit`. */
export const folderOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const names: readonly ChartName[] = Object.values(groups).flat();

const entries = (entryOf: (name: string) => string) => names.map((name) => `  ${entryOf(name)},`).join('\n');

const imports = (importOf: (name: string, folder: string) => string) =>
  names
    .toSorted()
    .map((name) => `import ${importOf(name, folderOf(name))};`)
    .join('\n');

const HEAD = '// Written by `npm run charts`, from machines/table.ts.';

/** The lists of charts that programs read: paths of files in machines/, with their text. */
export const lists = (): readonly { readonly file: string; readonly text: string }[] => [
  {
    file: 'index.ts',
    text: `${HEAD}
${imports((name, folder) => `{ ${name}Machine } from './${folder}/${folder}.machine.ts'`)}

/** All charts of the app, by name. */
export const machines = {
${entries((name) => `${name}: ${name}Machine`)}
} as const;

export type MachineName = keyof typeof machines;
`,
  },
  {
    file: 'fixtures.ts',
    text: `${HEAD}
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
${imports((name, folder) => `{ ${name} } from './${folder}/fixtures.ts'`)}
import type { machines, MachineName } from './index.ts';

/** The fixtures of every chart, for stories and tests. */
export const chartFixtures = {
${entries((name) => name)}
} satisfies { readonly [N in MachineName]: ChartFixtures<(typeof machines)[N]> };
`,
  },
  {
    file: 'walks.ts',
    text: `${HEAD}
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
${imports((name, folder) => `{ ${name} } from './${folder}/walk.ts'`)}
import type { machines, MachineName } from './index.ts';

/** The real screen of every chart, for tests in a browser. */
export const walks = {
${entries((name) => name)}
} satisfies { readonly [N in MachineName]: WalkedScreen<(typeof machines)[N]> };
`,
  },
];
