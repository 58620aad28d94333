import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Modules that every visitor's browser would receive if a page imported them. */
const secret = ['#src/content/prices/distributor.ts', '#src/content/catalog.ts'];

async function sourcesUnder(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
}

describe("the distributors' prices", () => {
  it('are imported by no page and no machine', async () => {
    const files = (await Promise.all(['src', 'machines'].map(sourcesUnder))).flat();
    const importing = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(ROOT, file), 'utf8');
        return secret.some((path) => text.includes(path)) ? [file] : [];
      }),
    );
    expect(importing.flat()).toEqual([]);
  });
});
