import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { amountOf } from '#src/screens/support/documents/amount-of.ts';
import { dayOf } from '#src/screens/support/documents/day-of.ts';
import { failureSentence } from '#src/screens/support/documents/failure-sentence.ts';
import { fileKeys } from '#src/screens/support/documents/file-keys.ts';
import { fileNameOf } from '#src/screens/support/documents/file-name.ts';
import { kindName } from '#src/screens/support/documents/kind-name.ts';
import { fittingZoom, zoomAfter } from '#src/screens/support/documents/pdf/zoom.ts';
import { RUNS, RUNS_TIMEOUT_MS } from '#tests/support/runs.ts';

describe('the keys of files', () => {
  it('are made from their names', () => {
    expect(fileKeys([{ name: 'Catálogo digital, 8.ª edición' }, { name: '¡¿?!' }])).toEqual([
      'catalogo-digital-8-edicion',
      'archivo',
    ]);
  });

  it('differ, and hold nothing that an address has to spell', { timeout: RUNS_TIMEOUT_MS }, () => {
    const names = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a', 'a 2', 'A')));
    fc.assert(
      fc.property(names, (all) => {
        const keys = fileKeys(all.map((name) => ({ name })));
        expect(new Set(keys).size).toBe(all.length);
        for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the name that a document is kept under', () => {
  it.each([
    ['/storage/files/lista-2026.pdf', 'lista-2026.pdf'],
    ['https://archivos.ejemplo.mx/Lista%20de%20precios.XLSX?v=2#hoja', 'Lista de precios.XLSX'],
    ['/storage/files/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['/archivos/a%2Fb.pdf', 'a b.pdf'],
  ])('of %s is %s', (url, name) => {
    expect(fileNameOf({ name: 'Lista', url }, 'application/pdf')).toBe(name);
  });

  it.each([
    ['Lista: 2026', 'application/pdf', 'Lista 2026.pdf'],
    ['Lista.pdf', 'application/pdf;charset=binary', 'Lista.pdf'],
    ['Lista', 'application/octet-stream', 'Lista'],
    ['', 'image/png', 'archivo.png'],
  ])('where the address has none, of %s as %s is %s', (name, type, expected) => {
    expect(fileNameOf({ name, url: '/archivos/17' }, type)).toBe(expected);
  });
});

describe('the day of a document', () => {
  it.each([
    ['2026-08-03T15:00:00.000Z', '3 de agosto de 2026'],
    ['2026-08-03T02:00:00.000Z', '2 de agosto de 2026'],
    ['2026-08-03', '3 de agosto de 2026'],
    ['ayer', 'ayer'],
  ])('%s is %s in Mexico', (date, day) => {
    expect(dayOf(date, 'America/Mexico_City')).toBe(day);
  });
});

it('how much has come is a part of the whole, or so many megabytes', () => {
  expect(amountOf({ arrived: 333, total: 1_000 })).toBe('33%');
  expect(amountOf({ arrived: 1_540_000, total: null })).toBe('1.5 MB');
});

describe('why a document could not be had', () => {
  const failed = (kind: ApiError['kind'], status?: number) => new ApiError({ kind, status, call: null });

  it.each([
    [failed('refused', 404), null, 'Este archivo ya no está en el servidor.'],
    [failed('refused', 410), null, 'Este archivo ya no está en el servidor.'],
    [failed('refused', 403), null, 'El servidor no dejó abrir este archivo.'],
    [failed('unreachable'), 'a.mx', 'Este archivo está en a.mx y no se deja traer hasta aquí.'],
    [failed('unreachable'), null, 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.'],
  ])('%s, from %s', (error, elsewhere, sentence) => {
    expect(failureSentence(error, elsewhere)).toBe(sentence);
  });
});

it('what a file is, is said where it is known', () => {
  expect(kindName('image/png')).toBe('una imagen');
  expect(kindName('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(
    'una hoja de cálculo',
  );
  expect(kindName('text/html; charset=utf-8')).toBe('una página');
  expect(kindName('application/pdf')).toBeNull();
  expect(kindName('')).toBeNull();
});

describe('the zoom', () => {
  it('fits a page into its window, and none grows without end', () => {
    expect(fittingZoom(824, 800)).toBe(1);
    expect(fittingZoom(4_000, 800)).toBe(1.5);
    expect(fittingZoom(0, 800)).toBe(0.25);
  });

  it('goes from wherever it is to the next step, and no further than the last', () => {
    expect(zoomAfter(1.17, 1)).toBe(1.25);
    expect(zoomAfter(1.17, -1)).toBe(1);
    expect(zoomAfter(1, 1)).toBe(1.25);
    expect(zoomAfter(4, 1)).toBe(4);
    expect(zoomAfter(0.25, -1)).toBe(0.25);
  });
});
