import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './lists.ts';

for (const { file, text } of lists()) writeFileSync(join(import.meta.dirname, '../../machines', file), text);
