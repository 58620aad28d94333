import type { Case } from './case.ts';

const of = (meant: string, ...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, meant }));
const unread = (...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, asked: 'no es número' }));

/** Measures in words, where a bare number is in centimetres. */
export const spokenMeasures: readonly Case[] = [
  ...of('1500 mm', 'un metro cincuenta', 'Un Metro Cincuenta', 'un metro con cincuenta', '1 metro cincuenta'),
  ...of(
    '1500 mm',
    'un metro y cincuenta',
    'un metro cincuenta centímetros',
    'metro cincuenta',
    'metro y medio',
  ),
  ...of('1500 mm', '1 metro y medio', '1 m y medio', 'un metro y medio', 'ciento cincuenta centímetros'),
  ...of('1500 mm', 'ciento cincuenta', 'mil quinientos milímetros', 'uno y medio metros'),
  ...of('2100 mm', 'dos metros diez', '2 metros diez', 'dos metros 10', 'doscientos diez', 'dos diez metros'),
  ...of('2500 mm', 'dos metros y medio', 'dos metros cincuenta', 'doscientos cincuenta'),
  ...of('2250 mm', 'dos metros y cuarto', 'dos metros y un cuarto'),
  ...of('1850 mm', 'un metro ochenta y cinco', 'ciento ochenta y cinco', 'ciento ochenta y cinco cm'),
  ...of('1050 mm', 'un metro cero cinco', 'ciento cinco'),
  ...of('500 mm', 'medio metro', 'cincuenta centímetros', 'cincuenta'),
  ...of('2000 mm', 'dos metros', 'dos mil mm'),
  ...of('1626 mm', 'sesenta y cuatro pulgadas'),
  ...of('1791 mm', 'setenta pulgadas y media'),
  ...of('1205 mm', 'ciento veinte y medio'),
  ...of('1524 mm', 'cinco pies'),
  ...of('1803 mm', 'cinco pies once pulgadas', 'cinco pies con once pulgadas'),
  ...['uno ochenta', 'uno punto ochenta', 'uno coma ochenta'].map((written) => ({
    written,
    asked: '¿metros? 1800',
  })),
  { written: 'dos cuarenta y cinco', asked: '¿metros? 2450' },
  { written: 'dos mil cien', asked: '¿milímetros? 2100' },
  ...unread(
    'un metro cinco',
    'dos cinco',
    'dos o tres',
    'más o menos dos metros',
    'medio',
    'metro',
    'treinta cinco',
  ),
  ...unread('uno dos tres', 'cien cien', 'dos y tres', 'ancho'),
];

/** Numbers of pieces in words. */
export const spokenCounts: readonly Case[] = [
  ...of('1', 'una', 'uno', 'una pieza', 'Un'),
  ...of(
    '2',
    'dos',
    'dos piezas',
    'Dos pzas.',
    'par',
    'un par',
    '1 par',
    'un par de piezas',
    'par de persianas',
  ),
  ...of('2', '2 (dos)', 'dos (2)', 'DOS (2) piezas', '2 (2)'),
  ...of('6', 'seis', 'media docena'),
  ...of('12', 'doce', 'una docena', 'docena'),
  ...of('24', 'veinticuatro'),
  ...of('35', 'treinta y cinco ventanas'),
  ...['dos o tres', '2 (tres)', 'dos (2', 'dos y media', 'dos cincuenta', 'varias', 'pares'].map(
    (written) => ({
      written,
      asked: 'not-a-number',
    }),
  ),
  { written: 'doscientos uno', asked: 'outside' },
];
