import { expect, it } from 'vitest';
import { resolveAddress } from '#src/actor-hooks/use-address.ts';
import { quotable } from '#src/content/quotable.ts';
import { addressOf } from '#src/features/catalog-items/catalog-lookup.ts';

const HOST = 'https://api.rollux.mx';

it.each([
  ['/storage/lista.pdf', 'https://api.rollux.mx/storage/lista.pdf'],
  ['https://archivos.rollux.mx/lista.pdf', 'https://archivos.rollux.mx/lista.pdf'],
  ['javascript:alert(1)', null],
  ['data:text/html,hola', null],
  ['blob:https://api.rollux.mx/1', null],
  [' ', null],
  [null, null],
])('the address of a file %j leads to %j', (address, expected) => {
  expect(resolveAddress(address, HOST)).toBe(expected);
});

it('an item of the catalog leads to the page of its product, in its colour', () => {
  const pageOf = (slug: string) => {
    const variant = quotable.variantOf(slug);
    const colour = variant?.colours[0];
    return variant && colour && addressOf({ variant, colour });
  };
  expect(pageOf('blackout-lino')).toBe('/detalles/blackout-lino/blanco');
  expect(pageOf('oporto-acrilica')).toMatch(/^\/detalles-toldos\/oporto-acrilica\//);
});
