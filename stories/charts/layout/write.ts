import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, subjects, textOf } from './files.ts';
import { layOut } from './layout.ts';

/** Writes the drawings of all machines, and clears away those of machines that are gone. */
mkdirSync(FOLDER, { recursive: true });
const written = new Set<string>();
for (const { name, graph, words } of subjects) {
  const file = `${name}.json`;
  writeFileSync(join(FOLDER, file), textOf(await layOut(graph, words)));
  written.add(file);
}
for (const file of readdirSync(FOLDER)) if (!written.has(file)) rmSync(join(FOLDER, file));
process.stdout.write(`${String(written.size)} charts are laid out in ${FOLDER}.\n`);
