import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENU_FILE, withMenu } from './menu.ts';
import { storyFiles } from './story-files.ts';

const folder = join(import.meta.dirname, '../machines');

mkdirSync(folder, { recursive: true });
for (const { file, text } of storyFiles()) writeFileSync(join(folder, file), text);

const menu = join(import.meta.dirname, '../..', MENU_FILE);
writeFileSync(menu, withMenu(readFileSync(menu, 'utf8')));
