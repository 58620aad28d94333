import { variantsOf } from '../build/variants.ts';
import { hoodRules } from '../rules/awning.ts';
import { acrylic, vinyl } from './fabrics.ts';

const ravello = hoodRules({ maxWidthMm: 3_500, projectionsMm: [600, 800, 1_000, 1_200] });
const capri = hoodRules({ maxWidthMm: 4_000, projectionsMm: [600, 800, 1_000] });

/** Hoods over windows and doors. */
export const capotas = variantsOf('toldos-capotas', {
  'ravello-acrilica': {
    ...acrylic,
    rules: ravello,
    sentence: 'La curva clásica en lona acrílica, para ventanas y cafés.',
    text: 'Una hilera de capotas iguales ordena una fachada entera. La lona acrílica no se deslava con el sol.',
    rooms: ['negocio', 'balcon', 'jardin'],
  },
  'ravello-vinilica': {
    ...vinyl,
    rules: ravello,
    sentence: 'Impermeable y fácil de rotular: la capota de tu negocio.',
    text: 'El agua resbala por la curva y la lona se lava con jabón. Podemos imprimir tu nombre al frente.',
    rooms: ['negocio', 'hotel'],
  },
  'capri-acrilica': {
    ...acrylic,
    rules: capri,
    sentence: 'Líneas rectas y lona de color para una entrada moderna.',
    text: 'Da sombra al cristal del aparador y protege la puerta. Se pliega al muro cuando no la necesitas.',
    rooms: ['negocio', 'terraza', 'balcon'],
  },
  'capri-vinilica': {
    ...vinyl,
    rules: capri,
    sentence: 'Capota recta que cubre la entrada en temporada de lluvia.',
    text: 'La lona vinílica no deja pasar el agua y sus costados cierran el paso al sol de lado. Se limpia con manguera.',
    rooms: ['negocio', 'hotel', 'jardin'],
  },
});
