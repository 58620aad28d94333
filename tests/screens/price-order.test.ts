import { describe, expect, it } from 'vitest';
import { priceNote } from '#src/screens/panel/lista-precios/price-note.ts';
import { sortNamed, sortParam } from '#src/screens/panel/lista-precios/price-sort.ts';
import { priceText } from '#src/screens/panel/lista-precios/price-text.ts';

const priceRoles = (...names: readonly string[]) => ({ roles: names.map((name) => ({ name })) });

describe('the order of prices', () => {
  it.each(['nombre', '-nombre', 'codigo', '-familia', '-precio'])('%s is read', (word) => {
    const { by, descending } = sortNamed(word);
    expect(sortParam(by, descending)).toBe(word);
  });

  it.each(['', '-', 'constructor', 'color'])('%s falls back to sorting by name', (word) => {
    expect(sortNamed(word)).toMatchObject({ by: 'name', descending: false });
  });
});

describe('a price', () => {
  it.each([
    [1_160.5, null, '$1,160.50'],
    [1_160.5, false, '$1,160.50'],
    [0, true, 'Incluido'],
    [null, true, 'Incluido'],
    [0, null, 'A consultar'],
    [0, false, 'A consultar'],
    [null, null, 'A consultar'],
  ])('of %s, included: %s, is %s', (price, included, text) => {
    expect(priceText({ price, included })).toBe(text);
  });

  it("has the description for the reader's role, and none when the role is unknown", () => {
    expect(priceNote([], priceRoles('Distribuidor'))).toBe('Tu precio de distribuidor, sin IVA.');
    expect(priceNote([], priceRoles('customer'))).toBe('Precio al público, con IVA.');
    for (const person of [null, priceRoles(), priceRoles('gerente')]) {
      expect(priceNote([{ holds_iva: null }], person)).toBe('Precios como los da tu servidor.');
    }
  });

  it('is described as the server says, whatever the role', () => {
    const told = (...flags: readonly boolean[]) => flags.map((holds_iva) => ({ holds_iva }));
    expect(priceNote(told(false, false), priceRoles('admin'))).toBe('Tu precio, sin IVA.');
    expect(priceNote(told(true), priceRoles('Distribuidor'))).toBe('Precio al público, con IVA.');
    expect(priceNote(told(true, false), null)).toBe('Precios como los da tu servidor.');
  });
});
