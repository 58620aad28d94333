import type { Case } from './case.ts';

/** Postcodes. */
export const postcodes: readonly Case[] = [
  ...[
    '64000',
    ' 64000',
    '64000 ',
    'C.P. 64000',
    'CP64000',
    'cp 64000',
    'C.P.64000',
    'C. P. 64000',
    'Código postal: 64000',
    '64 000',
    '64000.0',
    '６４０００',
    '64000\u00a0',
    '64000, Monterrey',
    'Monterrey, N.L., C.P. 64000',
    'Col. Centro, 64000 Monterrey',
  ].map((written) => ({ written, meant: '64000' })),
  { written: '01000', meant: '01000' },
  { written: '1000', asked: 'short' },
  { written: 'C.P. 1000', asked: 'short' },
  { written: 'CP: 1000', asked: 'short' },
  { written: 'Código postal 1000', asked: 'short' },
  { written: 'Hidalgo 1000', asked: 'not-a-postcode' },
  { written: '', asked: 'empty' },
  { written: '640001', asked: 'not-a-postcode' },
  { written: 'Monterrey', asked: 'not-a-postcode' },
  { written: '64', asked: 'not-a-postcode' },
  { written: 'Hidalgo 215, 64000 Monterrey', asked: 'several' },
  { written: '64000-1234', asked: 'several' },
  { written: '64000 o 66200', asked: 'several' },
];

const of = (meant: string, ...texts: readonly string[]): readonly Case[] =>
  texts.map((written) => ({ written, meant }));

/** Names of states. */
export const stateNames: readonly Case[] = [
  ...of('Aguascalientes', 'Aguascalientes', 'ags', 'Ags.'),
  ...of('Baja California', 'Baja California', 'B.C.', 'BC', 'Baja California Norte'),
  ...of('Baja California Sur', 'Baja California Sur', 'BCS', 'B.C.S.'),
  ...of('Campeche', 'campeche', 'Camp.'),
  ...of('Chiapas', 'CHIAPAS', 'Chis.'),
  ...of('Chihuahua', 'Chihuahua', 'Chih.'),
  ...of(
    'Ciudad de México',
    ...['Ciudad de México', 'ciudad de mexico', 'CDMX', 'cdmx', 'C.D.M.X.', 'Cd. de México', 'DF', 'D.F.'],
    ...['Distrito Federal', 'México, D.F.', 'Mexico City'],
  ),
  ...of('Coahuila de Zaragoza', 'Coahuila', 'Coah.', 'Coahuila de Zaragoza'),
  ...of('Durango', 'Dgo.', 'durango'),
  ...of('Guanajuato', 'Gto.', 'Guanajuato', 'Estado de Guanajuato'),
  ...of('Jalisco', 'Jalisco', 'Jal.', 'Estado de Jalisco'),
  ...of(
    'México',
    ...[
      'México',
      'Estado de México',
      'estado de mexico',
      'Edomex',
      'EDOMEX',
      'EdoMéx',
      'Edo. Mex.',
      'Edo Mex',
    ],
    ...['Edo. de México', 'Edo. Méx.', 'Mex.'],
  ),
  ...of('Michoacán de Ocampo', 'Michoacán', 'Mich.', 'Michoacán de Ocampo'),
  ...of('Nuevo León', 'Nuevo León', 'nuevo leon', 'N.L.', 'NL', 'Nvo. León'),
  ...of('Querétaro', 'Querétaro', 'Qro.', 'Querétaro de Arteaga'),
  ...of('Quintana Roo', 'Quintana Roo', 'Q. Roo', 'Q.Roo', 'QRoo'),
  ...of('San Luis Potosí', 'San Luis Potosí', 'SLP', 'S.L.P.'),
  ...of('Tamaulipas', 'Tamps.', 'Tamaulipas'),
  ...of('Veracruz de Ignacio de la Llave', 'Veracruz', 'Ver.', 'Veracruz-Llave'),
  ...of('Yucatán', 'Yucatán', 'YUC', 'Yuc.'),
  ...['', 'Monterrey', 'Mexicali', 'Estado', 'Texas', 'Guate', 'Vertical'].map((written) => ({
    written,
    asked: 'ninguno',
  })),
];
