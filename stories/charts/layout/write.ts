import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '#charts/layout/layout.ts';
import { fileTexts, FOLDER, subjects, type Drawn } from './files.ts';

/** Writes the drawings of all machines and deletes those of removed machines. */
const charts: Drawn[] = [];
for (const subject of subjects) {
  charts.push({ subject, layouts: await layOut(subject.graph, subject.words) });
}
mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
for (const [name, text] of fileTexts(charts)) writeFileSync(join(FOLDER, `${name}.json`), text);
process.stdout.write(`${String(charts.length)} charts are laid out in ${FOLDER}.\n`);
