import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '#charts/layout/layout.ts';
import { FOLDER, subjects, textOf } from './files.ts';

/** Writes the drawings of all machines and deletes those of removed machines. */
mkdirSync(FOLDER, { recursive: true });
const written = new Set<string>();
for (const subject of subjects) {
  const file = `${subject.name}.json`;
  writeFileSync(join(FOLDER, file), textOf(subject, await layOut(subject.graph, subject.words)));
  written.add(file);
}
for (const file of readdirSync(FOLDER)) if (!written.has(file)) rmSync(join(FOLDER, file));
process.stdout.write(`${String(written.size)} charts are laid out in ${FOLDER}.\n`);
