import { describe, expect, it } from 'vitest';
import { slugify } from '#src/content/build/slugify.ts';
import known from './slugs.json' with { type: 'json' };
import { slugsOf, type Slugs } from './support/slugs.ts';

const LOST = `gone from the catalog. Addresses that people and search engines keep, quotes, orders and price lists hold these
words and codes: without them they lead nowhere. Bring them back; a name may change, its slug may not. What is no
longer sold at all, and only that, leaves slugs.json too.`;

const NEW = `new in the catalog. If they are right they are for ever: write them down with
npx -y node tests/content/support/slugs.ts`;

/** `variants.screen-5.arena ES-504`, one line for each. */
const linesOf = ({ variants, ...lists }: Slugs): readonly string[] =>
  [...Object.entries(lists), ...Object.entries(variants)].flatMap(([name, words]) =>
    words.map((word) => `${name}.${word}`),
  );

describe('slugs and codes', () => {
  const now = linesOf(slugsOf());
  const before = linesOf(known);

  it('are never lost', () => {
    const present = new Set(now);
    expect(
      before.filter((line) => !present.has(line)),
      LOST,
    ).toEqual([]);
  });

  it('are all recorded', () => {
    const written = new Set(before);
    expect(
      now.filter((line) => !written.has(line)),
      NEW,
    ).toEqual([]);
  });

  it.each([
    ['Café de Olla', 'cafe-de-olla'],
    ['Screen 5 %', 'screen-5'],
    ['Algodón de Azúcar', 'algodon-de-azucar'],
    ['Añil', 'anil'],
    ['  Sal y Pimienta. ', 'sal-y-pimienta'],
  ])('are derived from a name: %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
