import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/content/catalogue.ts';
import { rooms } from '#src/content/rooms.ts';

/** Fields that a page shows, wherever they stand. */
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
  ...textsIn(catalogue, 'catalogue'),
  ...Object.entries(rooms).map(([id, text]) => ({ where: `rooms.${id}`, text })),
];

/** Words that are only right with an accent. */
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

/** English that slips in; blackout, screen and sheer are what the trade says. */
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

describe('the words of the catalogue', () => {
  it('are many', () => {
    expect(texts.length).toBeGreaterThan(1_000);
  });

  it('have no doubled spaces and no space before a comma or a full stop', () => {
    expect(hits((text) => /\s{2}|\s[,.;:?!]|[,;](?=\p{L})/u.test(text))).toEqual([]);
  });

  it('open every question and every exclamation that they close', () => {
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

  it('write figures as the shop does: 5 %, 2.40 m, m²', () => {
    expect(hits((text) => /\d%|\d(?:mm|cm|m|Nm)\b|\bm2\b|\d,\d/.test(text))).toEqual([]);
  });

  it('speak to you as a friend does', () => {
    expect(
      hits((text) => wordsOf(text).some((word) => ['usted', 'ustedes', 'vosotros', 'os'].includes(word))),
    ).toEqual([]);
  });

  it('are short', () => {
    expect(hits((text) => text.length > 230)).toEqual([]);
    expect(catalogue.variants.filter(({ sentence }) => sentence.length > 100)).toEqual([]);
  });
});
