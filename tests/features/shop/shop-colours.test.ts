import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { colourFamilies, colourFamiliesOf } from '#src/features/catalog/colour-families.ts';

describe('the colour family', () => {
  it.each([
    ['#f4f1ea', 'blancos'],
    ['#d9c9ae', 'beiges'],
    ['#8c8d8d', 'grises'],
    ['#1f2022', 'negros'],
    ['#5d4435', 'cafes'],
    ['#a9573b', 'rojos'],
    ['#e0ad3f', 'amarillos'],
    ['#1f4a38', 'verdes'],
    ['#77775a', 'verdes'],
    ['#22304f', 'azules'],
    ['#c4bcd9', 'rosas'],
    ['#000000', 'negros'],
    ['#ffffff', 'blancos'],
  ])('of %s is %s', (hex, family) => {
    expect(colourFamiliesOf({ hex: `#${hex.slice(1)}` })).toEqual([family]);
  });

  it('of stripes is that of both colours', () => {
    expect(colourFamiliesOf({ hex: '#f0ece0', stripe: '#2b3f66' })).toEqual(['blancos', 'azules']);
  });

  it('matches the names of the colours', () => {
    const words: readonly (readonly [RegExp, string])[] = [
      [/^Azul /, 'azules'],
      [/^Negro/, 'negros'],
      [/^Verde (?!Olivo)/, 'verdes'],
      [/^Blanc[oa] (?:Sal|Nieve|Gis|Puro|Cal|Tela)/, 'blancos'],
      [/^Terracota$/, 'rojos'],
      [/^Gris /, 'grises'],
    ];
    const colours = catalog.variants.flatMap((variant) => variant.colours);
    const wrong = colours.flatMap((colour) =>
      words
        .filter(([pattern, family]) => {
          const found: readonly string[] = colourFamiliesOf(colour);
          return pattern.test(colour.name) && !found.includes(family);
        })
        .map(([, family]) => `${colour.name} ${colour.hex}: not ${family}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has at least one colour, for each family', () => {
    const used = new Set(catalog.variants.flatMap(({ colours }) => colours.flatMap(colourFamiliesOf)));
    expect(colourFamilies.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});
