import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { distance } from '#src/content/find/distance.ts';
import { nearest, whyOf } from '#src/content/find/nearest.ts';
import { entries } from '#src/content/index.ts';
import { RUNS } from '#tests/support/runs.ts';

const found = (slug: string) => nearest(slug, entries).map(({ item }) => item.slug);

describe('the nearest slugs', () => {
  it.each([
    ['blakout-lino', 'blackout-lino'],
    ['blackout-linno', 'blackout-lino'],
    ['romana-algodón', 'romana-algodon'],
    ['Sheer Natural', 'sheer-natural'],
    ['screen5', 'screen-5'],
    ['sreen-10', 'screen-10'],
    ['alumnio-25-mm', 'aluminio-25-mm'],
    ['oporto-acrílica', 'oporto-acrilica'],
    ['lino-blackout', 'blackout-lino'],
    ['petatillo', 'screen-3-petatillo'],
    ['persiana-vertical-pvc', 'vertical-pvc'],
  ])('of %s begin with %s', (asked, meant) => {
    expect(found(asked)[0]).toBe(meant);
  });

  it('are three at most, each with its reason', () => {
    const suggestions = nearest('blackout', entries);
    expect(suggestions).toHaveLength(3);
    expect(suggestions.map(whyOf)).toEqual(Array.from({ length: 3 }, () => 'Comparte «blackout».'));
    expect(nearest('blakout-lino', entries).map(whyOf)[0]).toBe('Se escribe casi igual.');
  });

  it('are none when nothing is similar', () => {
    expect(found('zapatos')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('///')).toEqual([]);
  });

  it('find a colour within its variant', () => {
    const [variant] = catalog.variants;
    expect(nearest('grafitto', variant?.colours ?? [])[0]?.item.name).toBe('Grafito');
  });

  it('find a slug with one letter missing, doubled or swapped', () => {
    const typo = fc.record({
      slug: fc.constantFrom(...entries.map(({ slug }) => slug)),
      at: fc.nat(40),
      kind: fc.constantFrom('drop', 'double', 'swap'),
    });
    fc.assert(
      fc.property(typo, ({ slug, at: anywhere, kind }) => {
        const at = anywhere % (slug.length - 1);
        const written = {
          drop: slug.slice(0, at) + slug.slice(at + 1),
          double: slug.slice(0, at + 1) + slug.slice(at),
          swap: slug.slice(0, at) + slug.charAt(at + 1) + slug.charAt(at) + slug.slice(at + 2),
        }[kind];
        const suggested = found(written);
        // An equally near slug may come first: "screen-0" is as far from 1, 3 and 5 as from 10.
        const edits = distance(written, slug);
        const isFair =
          suggested.includes(slug) || suggested.every((other) => distance(written, other) <= edits);
        expect(isFair, `${written}: ${suggested.join(', ')}`).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the distance between two words', () => {
  it.each([
    ['', '', 0],
    ['lino', '', 4],
    ['', 'lino', 4],
    ['lino', 'lino', 0],
    ['lino', 'lin', 1],
    ['lino', 'lnio', 1],
    ['lino', 'limo', 1],
    ['sol', 'lona', 3],
  ])('of %j and %j is %i', (first, second, edits) => {
    expect(distance(first, second)).toBe(edits);
  });

  it('is the same in both directions', () => {
    const words = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(words, words, (first, second) => {
        expect(distance(first, second)).toBe(distance(second, first));
      }),
      { numRuns: RUNS },
    );
  });
});
