import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNames } from '#src/features/orders/sheet/short-names.ts';
import { breakingText } from '#src/features/pdf/hold-any-text.ts';
import { lostIn, printable } from '#src/features/pdf/printable.ts';

/** What is typed, what a paper holds of it, and what it leaves out. */
const written: readonly (readonly [typed: string, held: string, lost: readonly string[]])[] = [
  ['Recámara niñas “Ñandú” – 2.º piso', 'Recámara niñas “Ñandú” – 2.º piso', []],
  ['Sala 🌵 grande', 'Sala grande', ['🌵']],
  ['🌵🌵 Sala', 'Sala', ['🌵']],
  ['Cuarto 👨‍👩‍👧', 'Cuarto', ['👨', '👩', '👧']],
  ['Cuarto 1️⃣', 'Cuarto 1', []],
  ['👍🏽 Listo', 'Listo', ['👍']],
  // An accent on its own, as files from a Mac have it.
  ['Reca\u0301mara', 'Recámara', []],
  ['𝓢𝓪𝓵𝓪 Ｎｏｒｔｅ', 'Sala Norte', []],
  ['3 ㎡ → 4 ⅓', '3 m2 -> 4 1⁄3', []],
  ['Dǎ', 'Da', []],
  ['客厅 Sala', 'Sala', ['客', '厅']],
  ['Sala\tNorte', 'Sala Norte', []],
  ['Calle 5\nColonia Centro', 'Calle 5\nColonia Centro', []],
  ['  Sala  ', '  Sala  ', []],
  ['', '', []],
];

/** The letters that a font has, by its table of format 4. */
async function lettersOf(file: string): Promise<ReadonlySet<number>> {
  const bytes = await readFile(file);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = bytes.readUInt32BE(entry + 8);
  const table = cmap + bytes.readUInt32BE(cmap + 8);
  expect(bytes.readUInt16BE(table)).toBe(4);
  const size = bytes.readUInt16BE(table + 6);
  return new Set(
    Array.from({ length: size / 2 }, (_, at) => {
      const last = bytes.readUInt16BE(table + 14 + 2 * at);
      const first = bytes.readUInt16BE(table + 16 + size + 2 * at);
      return Array.from({ length: last - first + 1 }, (_unused, more) => first + more);
    }).flat(),
  );
}

describe('a text on paper', () => {
  it.each(written)('%j is %j, without %j', (typed, text, lost) => {
    expect(printable(typed)).toEqual({ text, lost });
  });

  it.each(['Regular', 'Medium'])('has only letters that the font has: Roboto %s', async (weight) => {
    const letters = await lettersOf(`node_modules/pdfmake/fonts/Roboto/Roboto-${weight}.ttf`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const missing = [...printable(typed).text].filter(
          (letter) => letter !== '\n' && !letters.has(letter.codePointAt(0) ?? 0),
        );
        expect(missing).toEqual([]);
      }),
    );
    const all = String.fromCodePoint(...Array.from({ length: 0x2600 - 0x20 }, (_, at) => at + 0x20));
    for (const letter of printable(all).text) expect(letters).toContain(letter.codePointAt(0));
  });

  it('is warned of before it is printed, each sign once', () => {
    expect(lostIn(['Sala 🌵', null, 'Comedor 🌵☀', undefined, 'Baño'])).toEqual(['🌵', '☀']);
  });

  it('breaks only words that are longer than a line', () => {
    expect(breakingText('Sala de estar', 10)).toBe('Sala de estar');
    expect(breakingText('La Lavandería-planchado', 10)).toEqual({
      text: ['La ', { text: 'Lavandería-planchado', wordBreak: 'break-all' }],
    });
  });
});

const STAIRS = 'Recámara principal de la planta alta';

/** Names of the windows of an order, and what labels of 24 letters have of them. */
const shortened: readonly (readonly [names: readonly string[], short: readonly string[]])[] = [
  [
    ['Sala', 'Comedor de la planta baja'],
    ['Sala', 'Comedor de la planta ba…'],
  ],
  [
    [`${STAIRS} norte`, `${STAIRS} sur`, `${STAIRS} poniente`],
    ['Recáma… alta norte', 'Recáma… planta alta sur', 'Recáma… alta poniente'],
  ],
  [
    [`${STAIRS} 1`, `${STAIRS} 2`, `${STAIRS} 2`],
    ['Recáma… la planta alta 1', 'Recáma… la planta alta 2', 'Recáma… la planta alta 2'],
  ],
  [
    ['Ventana del pasillo junto a la escalera, arriba', 'Ventana del pasillo junto a la cocina, arriba'],
    ['Ventan… escalera, arriba', 'Ventan… cocina, arriba'],
  ],
  // What tells them apart is in two places.
  [
    ['segundo', 'primer'].flatMap((floor) =>
      ['A', 'B'].map((end) => `Recámara principal del ${floor} piso lado norte ${end}`),
    ),
    [
      'Recáma… segundo piso… A',
      'Recáma… segundo piso… B',
      'Recáma… primer piso… A',
      'Recáma… primer piso… B',
    ],
  ],
  [
    ['301', '302'].flatMap((flat) =>
      ['izquierdo', 'derecho'].map((end) => `Departamento ${flat} sala ventanal ${end}`),
    ),
    ['Depart… 301… izquierdo', 'Depart… 301… derecho', 'Depart… 302… izquierdo', 'Depart… 302… derecho'],
  ],
  // Of a number all digits are read.
  [
    ['301', '302'].map((flat) => `Departamento en torre ${flat} sala ventanal izquierdo`),
    ['Depart… 301 sala ventan…', 'Depart… 302 sala ventan…'],
  ],
  // One has nothing that the other lacks.
  [
    [`${STAIRS} norte`, `${STAIRS} norte 2`],
    ['Recáma… alta norte', 'Recáma… alta norte 2'],
  ],
  // Nothing short tells them apart, nor anything that a paper can hold.
  [
    [`Sala ${'abcdefghij'.repeat(3)}1${'x'.repeat(30)}`, `Sala ${'abcdefghij'.repeat(3)}1${'x'.repeat(31)}`],
    ['Sala a… abcdefghijabcde…', 'Sala a… abcdefghija… (2)'],
  ],
  [
    ['Sala', 'Sala 🌵', 'Sala (2)', 'Sala'],
    ['Sala', 'Sala (3)', 'Sala (2)', 'Sala'],
  ],
];

describe('the name of a room on its label', () => {
  it.each(shortened)('%j', (names, short) => {
    expect(shortNames(names, 24)).toEqual(short);
  });

  it('tells three rooms apart that begin alike, and says what it leaves out', () => {
    const start = fc.string({ minLength: 24, maxLength: 60, unit: fc.constantFrom('a', 'b', ' ', 'ñ') });
    fc.assert(
      fc.property(
        start,
        fc.uniqueArray(fc.constantFrom('norte', 'sur', 'este', '1', '2', '3 b')),
        (one, ends) => {
          const names = ends.map((end) => `${one}·${end}`);
          const short = shortNames(names, 24);
          expect(new Set(short).size).toBe(names.length);
          for (const name of short) {
            expect(name.length).toBeLessThanOrEqual(24);
            expect(name).toContain('…');
          }
        },
      ),
    );
  });

  it('is another for every other name, whatever names share, and needs no number where a short word tells', () => {
    const words = fc.constantFrom(
      'Recámara',
      'principal',
      'del',
      'piso',
      'lado',
      'norte',
      'ventanal',
      'Sala',
    );
    const shared = fc.array(words, { minLength: 2, maxLength: 5 }).map((some) => some.join(' '));
    const some = (...marks: readonly string[]) => fc.uniqueArray(fc.constantFrom(...marks), { minLength: 1 });
    const [firsts, seconds] = [some('301', '302', '1301', 'alto'), some('1', '2', 'A', 'sur')];
    fc.assert(
      fc.property(shared, firsts, shared, seconds, shared, (before, ones, between, others, after) => {
        const names = ones.flatMap((one) =>
          others.map((other) => `${before} ${one} ${between} ${other} ${after}`),
        );
        const short = shortNames([...names, ...names], 24);
        expect(short.slice(names.length)).toEqual(short.slice(0, names.length));
        expect(new Set(short).size).toBe(names.length);
        for (const [at, name] of names.entries()) {
          expect(short[at]?.length).toBeLessThanOrEqual(24);
          expect(short[at], name).not.toMatch(/\(\d+\)$/);
        }
      }),
    );
  });

  it('is another for every other name of any letters', () => {
    const letters = fc.string({ maxLength: 70, unit: fc.constantFrom('a', 'b', ' ', '…', '(2)', '🌵') });
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 12 }), letters, (ends, start) => {
        const names = ends.map((end) => `${start}${end}`);
        const short = shortNames(names, 24);
        expect(new Set(short).size).toBe(names.length);
        for (const label of short) expect(label.length).toBeLessThanOrEqual(24);
      }),
    );
  });
});
