import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { failureSentence } from '#src/features/documents/card/failure-sentence.ts';
import { kindName } from '#src/features/documents/card/kind-name.ts';
import { progressText } from '#src/features/documents/card/progress-text.ts';
import { fileKeys } from '#src/features/documents/file-keys.ts';
import { fileNameOf } from '#src/features/documents/file-name.ts';
import { newestFirst } from '#src/features/documents/newest-first.ts';
import { fittingZoom, zoomAfter } from '#src/features/documents/pdf/zoom.ts';
import { longDay } from '#src/format/long-dates.ts';
import { RUNS } from '#tests/support/runs.ts';

describe('the keys of files', () => {
  it('are made from their names', () => {
    expect(fileKeys([{ name: 'Catálogo digital, 8.ª edición' }, { name: '¡¿?!' }])).toEqual([
      'catalogo-digital-8-edicion',
      'archivo',
    ]);
  });

  it('differ, and contain no characters that an address would encode', () => {
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

it('the keys of thirty thousand files of one name are numbered, each once', () => {
  const keys = fileKeys(Array.from({ length: 30_000 }, () => ({ name: 'Lista' })));
  expect(keys.slice(0, 3)).toEqual(['lista', 'lista-2', 'lista-3']);
  expect(keys.at(-1)).toBe('lista-30000');
  expect(fileKeys([{ name: 'a' }, { name: 'a 2' }, { name: 'A' }, { name: 'a 2' }])).toEqual([
    'a',
    'a-2',
    'a-3',
    'a-2-2',
  ]);
});

it('editions go by date, the newest first; those without a valid date follow in their order', () => {
  const edition = (name: string, updated_at: string | null) => ({
    name,
    url: name,
    version: null,
    updated_at,
  });
  const names = newestFirst([
    edition('sin fecha', null),
    edition('mayo', '2026-05-01'),
    edition('rara', 'el martes'),
    edition('junio', '2026-06-01T09:00:00Z'),
  ]).map(({ name }) => name);
  expect(names).toEqual(['junio', 'mayo', 'sin fecha', 'rara']);
});

describe('the name of a saved document', () => {
  const ZONE = 'America/Mexico_City';

  it.each([
    ['Lista: 2026', 'application/pdf', 'Lista 2026.pdf'],
    ['Lista.pdf', 'application/pdf;charset=binary', 'Lista.pdf'],
    ['Lista', 'application/octet-stream', 'Lista'],
    ['', 'image/png', 'archivo.png'],
  ])('of %s as %s is %s', (name, type, expected) => {
    expect(fileNameOf({ name, url: '/archivos/17', updated_at: null }, type, ZONE)).toBe(expected);
  });

  it.each([
    ['/storage/files/x7HqbT09pLwZ4kDm.pdf', 'application/pdf', 'Factura P-2023 (2026-08-02).pdf'],
    ['https://archivos.ejemplo.mx/a1b2c3.XLSX?v=2#hoja', '', 'Factura P-2023 (2026-08-02).xlsx'],
  ])('at %s is its title and its day in the shop', (url, type, expected) => {
    const file = { name: 'Factura P-2023', url, updated_at: '2026-08-03T02:00:00.000Z' };
    expect(fileNameOf(file, type, ZONE)).toBe(expected);
  });

  it('has the day that a date without a time names', () => {
    const file = { name: 'Lista', url: '/1', updated_at: '2026-08-03' };
    expect(fileNameOf(file, 'application/pdf', ZONE)).toBe('Lista (2026-08-03).pdf');
  });
});

describe('the day of a document', () => {
  it.each([
    ['2026-08-03T15:00:00.000Z', '3 de agosto de 2026'],
    ['2026-08-03T02:00:00.000Z', '2 de agosto de 2026'],
    ['2026-08-03', '3 de agosto de 2026'],
    ['ayer', null],
  ])('of %s in Mexico is %s', (date, day) => {
    expect(longDay(date, 'America/Mexico_City')).toBe(day);
  });
});

it('progress is shown in percent when the size is known, else in megabytes', () => {
  expect(progressText({ arrived: 333, total: 1_000 })).toBe('33%');
  expect(progressText({ arrived: 1_540_000, total: null })).toBe('1.5 MB');
});

describe('the reason that a document could not be loaded', () => {
  const failed = (kind: ApiError['kind'], status?: number) => new ApiError({ kind, status, call: null });

  it.each([
    [failed('refused', 404), null, 'Este archivo ya no está en el servidor.'],
    [failed('refused', 410), null, 'Este archivo ya no está en el servidor.'],
    [failed('refused', 403), null, 'El servidor no dejó abrir este archivo.'],
    [failed('unreachable'), 'a.mx', 'Este archivo está en a.mx y no se deja traer hasta aquí.'],
    [failed('unreachable'), null, 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.'],
  ])('is %s, from %s', (error, elsewhere, sentence) => {
    expect(failureSentence(error, elsewhere)).toBe(sentence);
  });
});

it('the description of a file leaves out what is unknown', () => {
  expect(kindName('image/png')).toBe('una imagen');
  expect(kindName('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(
    'una hoja de cálculo',
  );
  expect(kindName('text/html; charset=utf-8')).toBe('una página');
  expect(kindName('application/pdf')).toBeNull();
  expect(kindName('')).toBeNull();
});

describe('the zoom', () => {
  it('fits a page into its window, and keeps the page within a limit', () => {
    expect(fittingZoom(824, 800)).toBe(1);
    expect(fittingZoom(4_000, 800)).toBe(1.5);
    expect(fittingZoom(0, 800)).toBe(0.25);
  });

  it('goes to the next step from any zoom, and stops at the last', () => {
    expect(zoomAfter(1.17, 1)).toBe(1.25);
    expect(zoomAfter(1.17, -1)).toBe(1);
    expect(zoomAfter(1, 1)).toBe(1.25);
    expect(zoomAfter(4, 1)).toBe(4);
    expect(zoomAfter(0.25, -1)).toBe(0.25);
  });
});
