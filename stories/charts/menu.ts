import { groupedMachines } from './fixtures/groups.ts';
import { walkable } from './fixtures/walkable.ts';

/** The file with the order of Storybook's menu. Storybook reads it without running it. */
export const MENU_FILE = '.storybook/preview.tsx';

const CHARTS = /(?<='Máquinas',\n {10}\[\n)[^\]]*(?= {10}\])/;

/**
 * The file's text with all charts in the menu, by their groups.
 * @throws Error when the file has no place for them
 */
export function withMenu(preview: string): string {
  if (!CHARTS.test(preview)) throw new Error(`${MENU_FILE} has no list of charts`);
  const names = groupedMachines.map(({ name }) => walkable(name).fixtures.words.name);
  return preview.replace(CHARTS, names.map((name) => `            '${name}',\n`).join(''));
}
