import { describe, expect, it } from 'vitest';
import { ownAddress, plainMarkup } from '#src/app/trusted-types.ts';

describe('markup that packages write', () => {
  it.each([
    '<svg/>',
    '200 km',
    '<span aria-hidden="true">+</span>',
    '<span aria-hidden="true">&#x2212;</span>',
    '<svg viewBox="0 0 30 40" width="30"><path d="M15 38.5C12 32 2.5 24Z"/><circle cx="15" cy="14.5" r="4.5"/></svg>',
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  ])('%s stays', (markup) => {
    expect(plainMarkup(markup)).toBe(markup);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"/>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" JavaScript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<span class="x" style="x">x</span>',
    '<iframe src="https://otra.ejemplo">',
    '<span',
    '<span class="a"onclick="alert(1)">',
  ])('%s becomes text', (markup) => {
    expect(plainMarkup(markup)).not.toContain('<');
  });
});

describe('addresses of workers', () => {
  const page = 'https://www.rollux.mx/panel/perfil';

  it.each(['/assets/pdf.worker.min.mjs', 'https://www.rollux.mx/sw.js'])('%s is ours', (address) => {
    expect(ownAddress(address, page)).toBe(address);
  });

  it.each([
    'https://otra.ejemplo/a.js',
    '//otra.ejemplo/a.js',
    'data:text/javascript,1',
    'javascript:1',
    'blob:https://www.rollux.mx/1',
    'https://www.rollux.mx.otra.ejemplo/a.js',
  ])('%s is refused', (address) => {
    expect(ownAddress(address, page)).toBeNull();
  });
});
