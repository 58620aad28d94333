import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../src/content');

/** Bytes of what a page loads for these modules, minified and compressed. */
async function weightOf(name: string, importing: string): Promise<number> {
  const id = 'virtual:page';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name,
        resolveId: (source) => (source === id ? `${CONTENT}/page.js` : null),
        load: (source) => (source === `${CONTENT}/page.js` ? importing : null),
      },
    ],
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  return brotliCompressSync(entry?.type === 'chunk' ? entry.code : '').length;
}

describe('the size of the catalog on a page', () => {
  it.each([
    ['the list', `export { entries } from './index.ts'`, 2_200],
    ['the list, with addresses', `export * from './find/places.ts'`, 5_500],
    ['the largest family', `export { enrollables } from './blinds/enrollables.ts'`, 7_600],
    ['a family of awnings', `export { brazosRetractiles } from './awnings/brazos-retractiles.ts'`, 5_000],
    ['the public prices', `export { publicPrices } from './prices/public.ts'`, 2_800],
  ])('%s is small', async (name, importing, most) => {
    const bytes = await weightOf(name, importing);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(most);
  });
});
