import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENU_FILE, withMenu } from './menu.ts';
import { SCREENS_FILE, screensText } from './screens.ts';
import { failureFiles, storyFiles } from './story-files.ts';

const folders = { machines: storyFiles(), failures: failureFiles() };

for (const [folder, files] of Object.entries(folders)) {
  const path = join(import.meta.dirname, '..', folder);
  mkdirSync(path, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(path, file), text);
}

writeFileSync(join(import.meta.dirname, '../..', SCREENS_FILE), screensText());

const menu = join(import.meta.dirname, '../..', MENU_FILE);
writeFileSync(menu, withMenu(readFileSync(menu, 'utf8')));
