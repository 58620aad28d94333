import { describe, expect, it } from 'vitest';
import facts from '#src/config/site.json' with { type: 'json' };
import { baseOf, decodeSite } from '../../deploy/site.ts';

describe('site.json', () => {
  it('is valid', () => {
    expect(decodeSite(facts)).toEqual(facts);
  });

  it.each([
    ['url', { ...facts, url: 'https://www.rollux.mx/' }, /site\.json[^]*url: must not end in a slash/],
    [
      'url',
      { ...facts, url: 'https://www.rollux.mx?a' },
      /site\.json[^]*url: must not end in a slash or have a query/,
    ],
    ['location.lat', { ...facts, location: { lat: 120, lng: 0 } }, /location\.lat: .*90/],
    ['phones', { ...facts, phones: 'none' }, /phones: .*array/],
    ['the whole file', 'Rollux', /\(whole file\): .*object/],
  ])('reports %s when it is wrong', (_key, content, message) => {
    expect(() => decodeSite(content)).toThrow(message);
  });
});

it.each([
  ['https://www.rollux.mx', '/'],
  ['https://www.ejemplo.mx/tienda', '/tienda/'],
  ['https://www.ejemplo.mx/a/b', '/a/b/'],
])('a site at %s is built for the path %s', (url, base) => {
  expect(decodeSite({ ...facts, url }).url).toBe(url);
  expect(baseOf({ url })).toBe(base);
});
