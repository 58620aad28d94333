import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_FILE, withMenu } from '#stories/charts/menu.ts';
import { SCREENS_FILE, screensText } from '#stories/charts/screens.ts';
import { failureFiles, storyFiles } from '#stories/charts/story-files.ts';

/** Names of screens whose address is misspelt: the address keeps its spelling, the story does not. */
const respelt: Readonly<Record<string, string>> = {
  'gaseta-promociones': 'gaceta-promociones',
  'inventario-mororizacion': 'inventario-motorizacion',
};

const FOLDER = 'stories/machines';
const written = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));

const textsOf = (files: ReturnType<typeof storyFiles>) =>
  Object.fromEntries(files.map(({ file, text }) => [file, text]));

const AREAS = ['storefront', 'access', 'panel'];

test('there is a story for every machine of the table, and no other (npm run charts writes them)', () => {
  expect(written(FOLDER)).toEqual(textsOf(storyFiles()));
});

test('there is a story for every failure of every question, and no other (npm run charts writes them)', () => {
  expect(written('stories/failures')).toEqual(textsOf(failureFiles()));
});

test('the charts beside the app know the screen of each (npm run charts writes it)', () => {
  expect(readFileSync(SCREENS_FILE, 'utf8')).toBe(screensText());
});

test('the menu shows the charts by their groups (npm run charts writes it)', () => {
  const preview = readFileSync(MENU_FILE, 'utf8');
  expect(withMenu(preview)).toBe(preview);
});

test('every story has a Spanish name of its own', () => {
  for (const file of globSync('stories/**/*.stories.tsx')) {
    const names = readFileSync(file, 'utf8')
      .split(/^(?=export const \w+ = [\w.]+\()/m)
      .filter((text) => text.startsWith('export const'))
      .map((text) => /^[^;]*?\{\s*name: ['"]([^'"]+)/.exec(text)?.[1] ?? text.slice(0, text.indexOf(' =')));
    expect(
      names.filter((name) => name.startsWith('export')),
      file,
    ).toEqual([]);
    expect(new Set(names).size, `${file}: ${names.toSorted().join(', ')}`).toBe(names.length);
  }
});

/** Titles in Storybook's menu, by file. */
const titles = globSync('stories/**/*.{stories.tsx,mdx}').map((file) => ({
  file: file.replaceAll('\\', '/'),
  title: /title(?:: '|=")([^'"]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
}));

test('no title in the menu is a name of the code', () => {
  expect(titles.filter(({ title }) => /\p{Ll}\p{Lu}/u.test(title))).toEqual([]);
});

test('"Máquinas/" holds the charts and nothing else (A14)', () => {
  const charts = titles.filter(({ title }) => title.startsWith('Máquinas/')).map(({ file }) => file);
  expect(charts.toSorted()).toEqual(
    readdirSync(FOLDER)
      .map((file) => `${FOLDER}/${file}`)
      .toSorted(),
  );
});

test('"Pantallas/<area>/<screen>" holds the stories of each screen (A15)', () => {
  const found = new Set(titles.map(({ title }) => title.split('/').slice(0, 3).join('/')));
  const screens = AREAS.flatMap((area) =>
    readdirSync(`src/screens/${area}`)
      .filter((screen) => screen !== 'frame')
      .map((screen) => `Pantallas/${area}/${respelt[screen] ?? screen}`),
  );
  expect(screens.filter((screen) => !found.has(screen))).toEqual([]);
  const areas = titles.map(({ title }) => title.split('/')).filter(([root]) => root === 'Pantallas');
  for (const [, area] of areas) expect(AREAS).toContain(area);
});

test('a guide for testers is outside "Máquinas/" (A16)', () => {
  expect(titles.map(({ title }) => title)).toContain('Recorrer los estados');
});

test.each(['C-1032', 'P-2025', 'folio'])('a search of "%s" finds the page of such records', (words) => {
  const found = titles.filter(({ title }) => title?.includes(words) === true);
  expect(found.map(({ file }) => file).join()).toContain('stories/records/');
});
