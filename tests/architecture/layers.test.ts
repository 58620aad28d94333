import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What opens over a page. */
const OPENS = /<(?:Modal|Drawer|Menu|Spotlight|Popover|HoverCard)(?:\.Root)?$|<dialog$/m;
/** How the browser's Back closes it: as a layer, or because the address names it. */
const CLOSES = /\b(?:useBackCloses|openLayer|frameOf)\(/;

it('whatever opens over a page closes by Back (B105)', () => {
  const opening = globSync('src/**/*.tsx').filter((file) =>
    OPENS.test(readFileSync(file, 'utf8').replaceAll(/(<[\w.]+) .*/g, '$1')),
  );
  expect(opening.length).toBeGreaterThan(5);
  expect(opening.filter((file) => !CLOSES.test(readFileSync(file, 'utf8')))).toEqual([]);
});
