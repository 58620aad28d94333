import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyFiles } from './story-files.ts';

const folder = join(import.meta.dirname, '../machines');

mkdirSync(folder, { recursive: true });
for (const { file, text } of storyFiles()) writeFileSync(join(folder, file), text);
