import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { isNearMexico } from '#src/ui/map/near-mexico.ts';
import { mexico, neighbours } from '#src/ui/map/outline.ts';
import { drawOutline, OUTLINE_FILE, outlineText } from '../../../deploy/outline/outline.ts';
import { silhouettes } from '../../../deploy/outline/silhouette.ts';

it('the outline of Mexico is the output of deploy/mexico-outline.ts, and small', async () => {
  const kept = readFileSync(OUTLINE_FILE, 'utf8');
  expect(kept).toBe(outlineText(await drawOutline()));
  expect(kept.length).toBeLessThan(15_000);
});

it.each(silhouettes)('a picture of the land matches the outline, and is small: $file', ({ file, text }) => {
  const kept = readFileSync(file, 'utf8');
  expect(kept).toBe(text);
  expect(kept.length).toBeLessThan(12_000);
});

it('the outline has the land and its larger islands (B92)', () => {
  const [mainland = [], ...islands] = mexico;
  expect(mainland.length).toBeGreaterThan(500);
  expect(islands.length).toBeGreaterThan(5);
  expect(neighbours.length).toBeGreaterThan(5);
  for (const [lat, lng] of mexico.flat()) {
    expect(lat).toBeGreaterThan(14);
    expect(lat).toBeLessThan(33);
    expect(lng).toBeGreaterThan(-119);
    expect(lng).toBeLessThan(-86);
  }
});

it('every state has its capital, in Mexico (B92)', () => {
  expect(stateCapitals).toHaveLength(32);
  expect(new Set(stateCapitals.map(({ state }) => state)).size).toBe(32);
  expect(new Set(stateCapitals.map(({ capital }) => capital)).size).toBe(32);
  for (const capital of stateCapitals) expect(isNearMexico(capital), capital.capital).toBe(true);
});
