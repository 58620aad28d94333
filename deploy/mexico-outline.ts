import { writeFile } from 'node:fs/promises';
import { drawOutline, OUTLINE_FILE, outlineText } from './outline/outline.ts';

/** Writes the outline of Mexico for maps without tiles. */
const text = outlineText(await drawOutline());
await writeFile(OUTLINE_FILE, text);
console.log(`${OUTLINE_FILE} is written: ${String(text.length)} bytes.`);
// Imported here because it reads the file written above.
const { silhouettes } = await import('./outline/silhouette.ts');
await Promise.all(silhouettes.map(({ file, text: shape }) => writeFile(file, shape)));
