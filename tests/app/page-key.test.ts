import { expect, it } from 'vitest';
import { pageKey } from '#src/app/navigation/page-key.ts';

const details = (variant: string, color?: string) => pageKey('blindDetails', { variant, color });

it('a page stays the same with another colour or fabric: the query is not part of its key (B11)', () => {
  expect(details('screen-5', 'arena')).toBe(details('screen-5', 'verde-olivo'));
  expect(details('screen-5', 'arena')).toBe(details('screen-5'));
  const catalog = { product: 'persianas', tipo: 'enrollables' };
  expect(pageKey('catalog', { ...catalog, tejido: 'screen' })).toBe(pageKey('catalog', catalog));
});

it('a page changes with another item or another screen (B09)', () => {
  expect(details('screen-5')).not.toBe(details('screen-3'));
  expect(pageKey('home', {})).not.toBe(pageKey('about', {}));
});
