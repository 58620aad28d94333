import type { Case } from './case.ts';

const of = (meant: string, ...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, meant }));

/** Both sides of a window in one cell: the texts of its width and of its height. */
export const twoSidesInOne: readonly Case[] = [
  ...of('1.50 | 2.10', '1.50x2.10', '1.50 X 2.10', '1.50×2.10', '1.50*2.10', '1.50 por 2.10'),
  ...of(
    '150 | 210',
    '150x210',
    '150 x 210',
    '150*210',
    ' 150 × 210 ',
    'Ancho 150 x alto 210',
    '150 A x 210 H',
  ),
  ...of('150 | 210', 'alto 210 x ancho 150', '210 alto x 150 ancho', 'H210 x W150'),
  ...of('150 cm | 210 cm', '150 x 210 cm', '150 cm x 210 cm'),
  ...of('1.50 m | 2.10 m', '1.50 × 2.10 m', '1.50 m × 2.10 m'),
  ...of('1.50 mts. | 2.10 mts.', '1.50 x 2.10 mts.'),
  ...of('150cm | 210cm', '150cm x 210cm', '150cmx210cm'),
  ...of('1,50 | 2,10', '1,50x2,10'),
  ...of('1.50 | 2.10', '(1.50 x 2.10)', '1.50 x 2.10.', '1.50 x 2.10 c/u', '1.50 x 2.10 aprox.'),
  ...of('1.50 | 2.10', '1.50 х 2.10', '1.50 A x 2.10 L', 'Base 1.50 x altura 2.10', '1.50/2.10'),
  ...of('150 | 210', '150w x 210h', '150 (ancho) x 210 (alto)', '150 frente x 210 caída', '150 / 210'),
  ...of('59 1/4" | 82 1/2"', '59 1/4" x 82 1/2"', '59 1/4 x 82 1/2"'),
  ...of(
    '1.50 m | 2.10 m',
    '1.50 m x 2.10',
    '1.50 m de ancho por 2.10 de alto',
    'ancho 1.50 m / alto 2.10 m',
    'Ancho: 1.50 m, Alto: 2.10',
    'alto 2.10 m y ancho 1.50 m',
    '1.50 m de ancho, 2.10 m de alto',
    'alto 2.10 m ancho 1.50 m',
  ),
  ...of('150 | 210', 'ancho 150 alto 210', 'Base: 150; Altura: 210', '150 de ancho y 210 de alto'),
  ...of('150 | 2.10 m', '150 x 2.10 m'),
  ...of('1.50 m | 210', '1.50 m x 210'),
  ...of('59" | 82"', '59" x 82'),
  ...of('1.80 | 2.10', 'uno ochenta por dos diez'),
  ...of('1 metro 50 | 2 metros 10', 'un metro cincuenta x dos metros diez'),
  ...[
    '150',
    '150 x',
    'x 210',
    '150 x 210 x 2',
    '12/11/2026',
    '70 7/8',
    '7/8',
    'Exterior',
    'Roma x metro',
    '150 a 210',
    'ancho 150, ancho 210',
    'ancho 150, alto',
    'ancho, alto 210',
    'ancho 150, alto 210, largo 90',
    '',
  ].map((written) => ({
    written,
    asked: 'no son dos medidas',
  })),
];
