import { describe, expect, it } from 'vitest';
import { renderPdf } from '#mocks/files/pdf.ts';
import { API_HOST, clientOf } from './support/client.ts';

const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Reads a PDF as a viewer does: from the end to the table, from the table to every object. */
function expectValidPdf(bytes: Uint8Array): string {
  const file = asText(bytes);
  expect(file.startsWith('%PDF-1.4\n')).toBe(true);
  expect(file.endsWith('%%EOF\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const [, count = '', table = ''] =
    /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer/.exec(file.slice(start)) ?? [];
  const entries = table.match(/.{20}/gs) ?? [];
  expect(entries).toHaveLength(Number(count));
  for (const [index, entry] of entries.slice(1).entries()) {
    expect(file.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${String(index + 1)} 0 obj\n`));
  }
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)) {
    expect(content).toHaveLength(Number(length));
  }
  return file;
}

describe('documents', () => {
  it.each(['priceListFiles', 'digitalCatalogFiles', 'promotionFiles'] as const)(
    'are valid PDFs that contain their titles: %s',
    async (call) => {
      for (const { name, url } of await (await clientOf('customer')).request(call, {})) {
        const response = await fetch(`${API_HOST}${url}`);
        expect(response.headers.get('Content-Type')).toBe('application/pdf');
        expect(expectValidPdf(new Uint8Array(await response.arrayBuffer()))).toContain(`(${name}) Tj`);
      }
    },
  );

  it('continue on further pages, and keep brackets and accents', () => {
    const lines = Array.from({ length: 90 }, (_, index) => ({
      text: `Línea (${String(index)}) \\`,
      amount: '1 €',
    }));
    const file = expectValidPdf(renderPdf({ title: 'Año', subtitle: '', lines }));
    expect(file).toContain('/Count 3 ');
    expect(file).toContain('(L\xednea \\(89\\) \\\\) Tj');
    expect(file).toContain('(1 ?) Tj');
    expect(file).toContain('(P\xe1gina 3 de 3) Tj');
  });

  it('answer 404 when they do not exist', async () => {
    expect((await fetch(`${API_HOST}/storage/files/nada.pdf`)).status).toBe(404);
  });
});

describe('profile pictures', () => {
  it('show the initials of a user who uploaded none', async () => {
    const response = await fetch(`${API_HOST}/storage/images/1.svg`);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('>MT</text>');
  });

  it('answer 404 for an unknown user', async () => {
    expect((await fetch(`${API_HOST}/storage/images/4000.svg`)).status).toBe(404);
  });
});
