import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { rooms } from '#src/content/rooms.ts';

/** Fields that a page shows, at any depth. */
const shown = new Set([
  ...['name', 'one', 'sentence', 'text', 'composition', 'care', 'moves', 'title'],
  ...['intro', 'choose', 'question', 'answer', 'steps'],
]);

interface Said {
  readonly where: string;
  readonly text: string;
}

function textsIn(value: unknown, where: string, isShown = false): readonly Said[] {
  if (typeof value === 'string') return isShown ? [{ where, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${where}.${key}`, shown.has(key) || (isShown && Array.isArray(value))),
  );
}

const texts: readonly Said[] = [
  ...textsIn(catalog, 'catalog'),
  ...Object.entries(rooms).map(([id, text]) => ({ where: `rooms.${id}`, text })),
];

/** Spanish words that need an accent. */
const bare = [
  ...['acrilico', 'acrilica', 'ademas', 'ahi', 'algodon', 'angulo', 'anil', 'ano', 'anos', 'aqui', 'asi'],
  ...[
    'atras',
    'balcon',
    'bano',
    'banos',
    'baston',
    'bateria',
    'cadiz',
    'cafe',
    'calido',
    'calida',
    'clasico',
  ],
  ...[
    'clasica',
    'cordon',
    'despues',
    'detras',
    'dia',
    'dias',
    'diseno',
    'electrico',
    'economico',
    'economica',
  ],
  ...['estan', 'facil', 'faciles', 'galeria', 'garantia', 'genova', 'japones', 'jardin', 'linea'],
  ...['lineas', 'mas', 'maximo', 'metalica', 'metalico', 'minimo', 'nino', 'ninos', 'numero'],
  ...['otono', 'pequeno', 'pequena', 'pergola', 'pergolas', 'poliester', 'practico', 'practica', 'rapido'],
  ...[
    'recamara',
    'recamaras',
    'retractil',
    'retractiles',
    'rocio',
    'salon',
    'seran',
    'segun',
    'sofa',
    'tamano',
  ],
  ...['tambien', 'telefono', 'termico', 'traslucida', 'traslucidas', 'traslucido', 'ultimo', 'ultima'],
  ...['unico', 'unica', 'unicamente', 'util', 'vinilica', 'vinilico'],
];

/** English words to avoid; blackout, screen and sheer are terms of the trade. */
const english = [
  ...['and', 'awning', 'black', 'blind', 'blue', 'brown', 'cream', 'dark', 'fabric', 'for', 'gray', 'green'],
  ...[
    'grey',
    'home',
    'ivory',
    'light',
    'linen',
    'maple',
    'of',
    'off',
    'red',
    'roller',
    'shade',
    'smart',
    'style',
  ],
  ...['sunset', 'taupe', 'the', 'white', 'window', 'with', 'wood'],
];

const wordsOf = (text: string) => text.toLocaleLowerCase('es-MX').match(/\p{L}+/gu) ?? [];
const hits = (test: (text: string) => boolean) => texts.filter(({ text }) => test(text));

describe('the texts of the catalog', () => {
  it('are many', () => {
    expect(texts.length).toBeGreaterThan(1_000);
  });

  it('have no double spaces and no space before a comma or a full stop', () => {
    expect(hits((text) => /\s{2}|\s[,.;:?!]|[,;](?=\p{L})/u.test(text))).toEqual([]);
  });

  it('have an opening mark for every question and exclamation', () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    expect(
      hits((text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')),
    ).toEqual([]);
  });

  it('have their accents', () => {
    const without = new Set(bare);
    expect(hits((text) => wordsOf(text).some((word) => without.has(word)))).toEqual([]);
    expect(hits((text) => wordsOf(text).some((word) => /[^gx][cs]ion$/.test(word)))).toEqual([]);
  });

  it('are Spanish', () => {
    const foreign = new Set(english);
    expect(hits((text) => wordsOf(text).some((word) => foreign.has(word)))).toEqual([]);
  });

  it("write numbers in the shop's format: 5 %, 2.40 m, m²", () => {
    expect(hits((text) => /\d%|\d(?:mm|cm|m|Nm)\b|\bm2\b|\d,\d/.test(text))).toEqual([]);
  });

  it('address the reader informally, as "tú"', () => {
    expect(
      hits((text) => wordsOf(text).some((word) => ['usted', 'ustedes', 'vosotros', 'os'].includes(word))),
    ).toEqual([]);
  });

  it('are short', () => {
    expect(hits((text) => text.length > 230)).toEqual([]);
    expect(catalog.variants.filter(({ sentence }) => sentence.length > 100)).toEqual([]);
  });
});

/** Files whose words a person may type: they are read, not shown. */
const typedWords = [
  'palette/entries.ts',
  'draft-windows/headings.ts',
  'reading/words.ts',
  'message/said-behind.ts',
];

it('says orden, hueco, tela en horizontal and medir, as a shop does', () => {
  const foreign =
    /\b(?:(?:el|un|tu|su|este|del|al) pedido|los pedidos|vanos?|acostad[ao]s?|lamas|medir la luz)\b/i;
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !typedWords.some((name) => file.endsWith(name)))
    .filter((file) => foreign.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
