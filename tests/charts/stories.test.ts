import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyFiles } from '#stories/charts/story-files.ts';

const FOLDER = 'stories/machines';

test('every machine of the table, and no other, has its story: npm run charts writes them', () => {
  const written = Object.fromEntries(
    readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')]),
  );
  expect(written).toEqual(Object.fromEntries(storyFiles().map(({ file, text }) => [file, text])));
});
