import { variantsOf } from '../build/variants.ts';
import { pergolaRules } from '../rules/awning.ts';
import { acrylic, louvres, vinyl } from './fabrics.ts';

const siena = pergolaRules({ maxWidthMm: 5_000, projectionsMm: [2_000, 2_500, 3_000, 3_500, 4_000, 5_000] });
const verona = pergolaRules({ maxWidthMm: 4_000, projectionsMm: [2_500, 3_000, 3_500] });

/** Roofs that open, on their own frame. */
export const pergolas = variantsOf('toldos-pergolas', {
  'siena-vinilica': {
    ...vinyl,
    rules: siena,
    sentence: 'Techo impermeable que se recoge: terraza con sol o con lluvia.',
    text: 'Extendida, la lona queda tensa y lleva el agua a la canaleta. Recogida, deja el cielo libre.',
    rooms: ['terraza', 'negocio', 'jardin'],
  },
  'siena-acrilica': {
    ...acrylic,
    rules: siena,
    sentence: 'Sombra amplia en lona acrílica para terrazas secas.',
    text: 'Más ligera y con más colores que la vinílica. Da sombra completa, pero no es techo para lluvia fuerte.',
    rooms: ['terraza', 'jardin', 'alberca'],
  },
  'verona-aluminio': {
    ...louvres,
    rules: verona,
    sentence: 'Tablillas que giran de abierto a cerrado con un botón.',
    text: 'Con sensor de lluvia se cierra sola. Es la inversión más grande del catálogo y también la que más años dura.',
    rooms: ['terraza', 'alberca', 'hotel'],
  },
});
