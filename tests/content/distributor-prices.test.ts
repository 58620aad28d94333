import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appSources } from '#tests/support/documents/app-sources.ts';

/** Modules that every visitor's browser would receive if a page imported them. */
const secret = ['#src/content/prices/distributor.ts', '#src/content/catalog.ts'];

describe("the distributors' prices", () => {
  it('are imported by no page and no machine', () => {
    expect(appSources.length).toBeGreaterThan(100);
    const importing = appSources.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return secret.some((path) => text.includes(path));
    });
    expect(importing).toEqual([]);
  });
});
