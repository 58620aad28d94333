import { expect, it } from 'vitest';
import { pageFile } from '../../deploy/pages/page-file.ts';
import { pageHtml } from '../../deploy/pages/page-html.ts';

const TEMPLATE = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';

const pageAt = (base: string, styleSheet: string | null) =>
  pageHtml(TEMPLATE, {
    base,
    files: { scripts: ['assets/react-1.js'], styles: ['assets/home-1.css'] },
    css: `@font-face{src:url(${base}assets/roboto-latin-400-normal-1.woff2)}`,
    styleSheet,
    body: { id: 'home', html: '<h1>Inicio</h1>' },
  });

const filesIn = (html: string) => [...html.matchAll(/href=([^\s>]+)/g)].map(([, name]) => name);

it.each(['/', '/tienda/'])('a page of a site at %s names all its files below that path', (base) => {
  expect(filesIn(pageAt(base, null))).toEqual([
    `${base}assets/roboto-latin-400-normal-1.woff2`,
    `${base}assets/home-1.css`,
    `${base}assets/react-1.js`,
  ]);
});

it('a page that shares a style sheet asks for nothing before it', () => {
  const html = pageAt('/', 'assets/shared-1.css');
  expect(filesIn(html)).toEqual([
    '/assets/shared-1.css',
    '/assets/roboto-latin-400-normal-1.woff2',
    '/assets/home-1.css',
  ]);
  expect(html).toContain('data-scripts="react-1"');
});

it.each([
  ['/', 'index.html'],
  ['/nosotros', 'nosotros/index.html'],
  ['/detalles/aluminio-16-mm/caf%C3%A9', 'detalles/aluminio-16-mm/café/index.html'],
])('the page %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
