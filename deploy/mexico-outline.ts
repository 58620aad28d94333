import { writeFile } from 'node:fs/promises';
import { drawOutline, OUTLINE_FILE, outlineText } from './outline/outline.ts';

/** Writes the drawing of Mexico that maps without tiles show. */
const text = outlineText(await drawOutline());
await writeFile(OUTLINE_FILE, text);
console.log(`${OUTLINE_FILE} is written: ${String(text.length)} bytes.`);
// Drawn after what was just written.
const { silhouettes } = await import('./outline/silhouette.ts');
await Promise.all(silhouettes.map(({ file, text: shape }) => writeFile(file, shape)));
