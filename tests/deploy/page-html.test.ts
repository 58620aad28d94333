import { expect, it } from 'vitest';
import { pageFile } from '../../deploy/page-file.ts';
import { pageHtml } from '../../deploy/page-html.ts';

const TEMPLATE = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';

it.each(['/', '/tienda/'])('a page of a site at %s names all its files below that path', (base) => {
  const html = pageHtml(TEMPLATE, {
    base,
    files: { scripts: ['assets/react-1.js'], styles: ['assets/home-1.css'] },
    css: `@font-face{src:url(${base}assets/roboto-latin-400-normal-1.woff2)}`,
    styleSheet: 'assets/shared-1.css',
    body: { id: 'home', html: '<h1>Inicio</h1>' },
  });
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    `${base}assets/roboto-latin-400-normal-1.woff2`,
    `${base}assets/shared-1.css`,
    `${base}assets/home-1.css`,
    `${base}assets/react-1.js`,
  ]);
});

it.each([
  ['/', 'index.html'],
  ['/nosotros', 'nosotros/index.html'],
  ['/detalles/aluminio-16-mm/caf%C3%A9', 'detalles/aluminio-16-mm/café/index.html'],
])('the page %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
