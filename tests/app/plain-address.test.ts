import { expect, it } from 'vitest';
import { plainPath } from '#src/app/navigation/plain-address.ts';

it.each([
  ['/', '/', '/'],
  ['/nosotros', '/', '/nosotros'],
  ['/nosotros/', '/', '/nosotros'],
  ['//nosotros/', '/', '/nosotros'],
  ['//panel', '/', '/panel'],
  ['//', '/', '/'],
  ['//tienda//nosotros', '/tienda/', '/tienda/nosotros'],
  ['/productos/persianas/index.html', '/', '/productos/persianas'],
  ['/index.html', '/', '/'],
  ['/tienda/', '/tienda/', '/tienda/'],
  ['/tienda', '/tienda/', '/tienda/'],
  ['/tienda/nosotros/', '/tienda/', '/tienda/nosotros'],
  ['/tienda/index.html', '/tienda/', '/tienda/'],
])('%s below %s is %s in links', (pathname, base, plain) => {
  expect(plainPath(pathname, base)).toBe(plain);
});
