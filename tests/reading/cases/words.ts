import type { Case } from './case.ts';

const of = (meant: string, ...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, meant }));
const unknown = (...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, asked: '?' }));

export const yesOrNo: readonly Case[] = [
  ...of('sí', 'sí', 'si', 'Sí', 'SI', 's', 'x', 'X', '1', 'yes', 'y', 'true', 'VERDADERO', '✓', '✔', 'con'),
  ...of('sí', 'con instalación', 'incluye', 'incluida', 'Incluye instalación', 'sí, incluir', 'ok', 'lleva'),
  ...of(
    'no',
    'no',
    'No',
    'NO',
    'n',
    '0',
    'false',
    'FALSO',
    'sin',
    'sin instalación',
    'no incluye',
    'No aplica',
  ),
  ...of('no', 'N/A', 'n/a', 'na', '-', '—', 'ninguna', 'no, gracias'),
  ...of('sí', 'sí, por favor', 'con la instalación', 'se instala', 'instalar', 'sí lleva'),
  ...of('no', 'no lleva', 'sin instalar', 'no requiere instalación', 'sin accesorios'),
  ...unknown(
    'no sé',
    'Sin costo',
    'si no, avisar',
    'si es posible',
    'con el cliente',
    'con su propio instalador',
  ),
  ...unknown('incluye solo flete', 'sí / no', 'no olvidar instalar', 'no fija, con tensor', 'sin cadena'),
  ...of('nada dicho', '', '  '),
  ...unknown('quizá', 'por definir', '2', 'sala', '???', '"'),
];

export const sides: readonly Case[] = [
  ...of(
    'left',
    'izquierda',
    'Izquierda',
    'izquierdo',
    'izq',
    'izq.',
    'IZQ',
    'i',
    'left',
    'L',
    'lado izquierdo',
  ),
  ...of('left', 'a la izquierda', 'cadena izquierda', 'mando izq.', 'izquierda (visto desde adentro)'),
  ...of('right', 'derecha', 'Derecho', 'der', 'der.', 'DER', 'd', 'dcha', 'right', 'R', 'lado derecho'),
  ...of('right', 'a la derecha', 'cadena derecha', 'control der.'),
  ...of('nada dicho', ''),
  ...unknown('centro', 'arriba', 'ambos', 'izq/der', '¿?', '*'),
];

export const fits: readonly Case[] = [
  ...of(
    'inside',
    'dentro',
    'Dentro',
    'adentro',
    'por dentro',
    'dentro del vano',
    'interior',
    'inside',
    'IN',
    'IM',
  ),
  ...of(
    'inside',
    'a vano',
    'en vano',
    'al vano',
    'entre muros',
    'empotrada',
    'montaje interior',
    'dentro de vano',
  ),
  ...of(
    'outside',
    'fuera',
    'Fuera',
    'afuera',
    'por fuera',
    'fuera del vano',
    'exterior',
    'outside',
    'OUT',
    'OM',
  ),
  ...of('outside', 'sobre muro', 'a muro', 'sobrepuesta', 'sobre marco', 'traslape', 'Montaje exterior'),
  ...of('nada dicho', ''),
  ...unknown('dentro no', 'no afuera'),
  ...unknown('?', '*', 'techo', 'ventana', 'dentro o fuera?', 'sala'),
];

/** Texts whose encoding was misread. */
export const mojibake: readonly Case[] = [
  ...of('Ubicación', 'UbicaciÃ³n', 'Ubicación', 'UbicaciÃƒÂ³n'),
  ...of('Instalación', 'InstalaciÃ³n'),
  ...of('Recámara niños', 'RecÃ¡mara niÃ±os'),
  ...of('BAÑO', 'BAÃ‘O'),
  ...of('Ángel Íñiguez Índigo', 'Ã\u0081ngel Ã\u008dÃ±iguez Ã\u008dndigo'),
  ...of('180 × 210', '180 Ã— 210'),
  ...of('70 ½ “rollo”', '70 Â½ â€œrolloâ€\u009d'),
  ...of('Âmbar', 'Âmbar'),
  ...of('', ''),
];

/** Ids of shared things at the end of a copied address. */
export const sharedIds: readonly Case[] = [
  ...of('_a1B2', '_a1B2', '_a1B2.'),
  ...of(
    'a1B2-c3_d4',
    ...[
      'a1B2-c3_d4',
      'a1B2-c3_d4.',
      'a1B2-c3_d4)',
      'a1B2-c3_d4).',
      'a1B2-c3_d4 ',
      'a1B2-c3_d4\n',
      ' a1B2-c3_d4',
    ],
    ...[
      'a1B2-c3_d4%20',
      'a1B2-c3_d4%0A',
      'a1B2-c3_d4%0D%0A',
      'a1B2-c3_d4>',
      'a1B2-c3_d4"',
      'a1B2-c3_d4”',
      'a1B2-c3_d4,',
    ],
    ...[
      '<a1B2-c3_d4>',
      '(a1B2-c3_d4)',
      'a1B2-c3_d4…',
      'a1B2-c3_d4]',
      'a1B2-c3_d4*',
      'a1B2-c3_d4_',
      '_a1B2-c3_d4_',
      '*a1B2-c3_d4*',
      '_*a1B2-c3_d4*_',
      '*_a1B2-c3_d4_*',
      '~a1B2-c3_d4~',
      '`a1B2-c3_d4`',
      '```a1B2-c3_d4```',
      'a1B2-c3_d4&gt;',
      '<a1B2-c3_d4&gt;.',
      'a1B2-c3_d4&quot;',
      'a1B2-c3_d4%3E',
      'a1B2-c3_d4%20%20',
      'a1B2-c3_d4_%20',
      'a1B2-c3_d4%E2%80%8B',
      '\u200ba1B2-c3_d4\u2060\ufeff',
      'a1B2-c3_d4!',
      'a1B2-c3_d4\u200b',
    ],
  ),
];
