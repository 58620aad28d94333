import { describe, expect, it, vi } from 'vitest';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { sizeInMm } from '#src/format/millimetres.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import { phoneText } from '#src/format/phone.ts';
import { phoneWords } from '#src/format/search.ts';
import { waitSentence } from '#src/format/wait-sentence.ts';
import { counted, countedLines, listed, unbroken } from '#src/format/words.ts';

it('things are counted and listed', () => {
  expect(listed(['una', 'dos', 'tres'])).toBe('una, dos y tres');
  expect([counted(1, 'color', 'colores'), counted(5, 'color', 'colores')]).toEqual(['1 color', '5 colores']);
  expect([countedLines(1), countedLines(1_200)]).toEqual(['1 partida', '1,200 partidas']);
  expect(sizeInMm(1_157, 2_050)).toBe('1,157 × 2,050 mm');
});

describe('a line is not broken', () => {
  it.each([
    ['con 37 % de anticipo', 'con 37_% de anticipo'],
    ['1.20 × 1.40 m · 2 lienzos', '1.20_×_1.40_m_· 2_lienzos'],
    ['Screen 5, blanco', 'Screen 5, blanco'],
    ['12 (doce)', '12 (doce)'],
    ['a · b', 'a_· b'],
  ])('in %j', (words, kept) => {
    expect(unbroken(words).replaceAll('\u00a0', '_')).toBe(kept);
  });
});

it.each([
  [1_000, 'Podrás intentarlo de nuevo en 1 segundo.'],
  [59_001, 'Podrás intentarlo de nuevo en 1 minuto.'],
  [61_000, 'Podrás intentarlo de nuevo en 1 minuto y 1 segundo.'],
  [137_000, 'Podrás intentarlo de nuevo en 2 minutos y 17 segundos.'],
])('a wait of %d ms is said', (ms, sentence) => {
  expect(waitSentence(ms)).toBe(sentence);
});

it.each([
  ['5512345678', '55 1234 5678'],
  ['4491234567', '449 123 4567'],
  ['4498112345', '449 811 2345'],
  ['449 123 4567 ext. 12', '449 123 4567 ext. 12'],
  ['+1 956 555 0100', '+1 956 555 0100'],
  ['+34 912 345 67', '+34 91234567'],
  ['sin teléfono', 'sin teléfono'],
])('the number %s is read out as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

it.each([
  ['55 1234-5678', '55 1234-5678 5512345678'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the number %j is searched as %j', (phone, words) => {
  expect(phoneWords(phone)).toBe(words);
});

it('a text is compared without accents, case or spaces', () => {
  expect(normalizeText('  Peñasco \t &  Ñandú\u00a0  ')).toBe('penasco & nandu');
});

it('the value of a row is made once', () => {
  const make = vi.fn<(row: { readonly name: string }) => number>((row) => row.name.length);
  const lengthOf = memoByRow(make);
  const [one, other] = [{ name: 'Luna' }, { name: 'Gasa fina' }];
  expect([lengthOf(one), lengthOf(other), lengthOf(one), lengthOf(other)]).toEqual([4, 9, 4, 9]);
  expect(make).toHaveBeenCalledTimes(2);
});
