import { variantsOf } from '../build/variants.ts';
import { armRules, ARMS } from '../rules/awning.ts';
import { acrylic, microperforated, vinyl } from './fabrics.ts';

const oporto = armRules({ maxWidthMm: 6_000, projectionsMm: ARMS.slice(0, 4) });
const sintra = armRules({ maxWidthMm: 6_000, projectionsMm: ARMS.slice(0, 5) });
const cadiz = armRules({ maxWidthMm: 3_500, projectionsMm: ARMS.slice(0, 3) }, 1_400);
const genova = armRules({ maxWidthMm: 7_000, projectionsMm: ARMS.slice(2) });

/** Awnings with folding arms. */
export const brazosRetractiles = variantsOf('toldos-brazos-retractiles', {
  'oporto-acrilica': {
    ...acrylic,
    rules: oporto,
    sentence: 'Sombra de terraza con lona acrílica que conserva su color por años.',
    text: 'El brazo clásico con la lona que más colores tiene. Recógelo cuando sople fuerte o cuando llueva: la lona mojada pesa.',
    rooms: ['terraza', 'jardin', 'negocio'],
  },
  'oporto-microperforada': {
    ...microperforated,
    rules: oporto,
    sentence: 'Sombra que respira: el aire caliente no se queda debajo.',
    text: 'Los orificios dejan salir el calor y bajan la fuerza del viento sobre la lona. Para terrazas abiertas y zonas de playa.',
    rooms: ['terraza', 'alberca', 'negocio'],
  },
  'sintra-acrilica': {
    ...acrylic,
    rules: sintra,
    warrantyYears: 7,
    sentence: 'Lona acrílica que duerme dentro de un cofre, a salvo del polvo.',
    text: 'Al cerrarse solo se ve una línea de aluminio en el muro. La lona guardada dura más y la terraza luce despejada.',
    rooms: ['terraza', 'jardin', 'balcon'],
  },
  'sintra-microperforada': {
    ...microperforated,
    rules: sintra,
    warrantyYears: 7,
    sentence: 'Cofre cerrado y lona fresca para climas de mucho calor.',
    text: 'La lona deja correr el aire y, recogida, queda protegida del sol y de la lluvia. Una buena pareja para el norte y para la costa.',
    rooms: ['terraza', 'alberca', 'jardin'],
  },
  'cadiz-acrilica': {
    ...acrylic,
    rules: cadiz,
    sentence: 'Más salida que ancho: la solución para balcones angostos.',
    text: 'Con metro y medio de ancho puede salir hasta dos metros y medio. Pide una revisión del muro antes de instalar.',
    rooms: ['balcon', 'negocio', 'terraza'],
  },
  'cadiz-vinilica': {
    ...vinyl,
    rules: cadiz,
    sentence: 'Lona impermeable para la entrada angosta de un negocio.',
    text: 'La lona vinílica se lava con manguera y se puede rotular. Déjala con inclinación para que el agua escurra.',
    rooms: ['negocio', 'balcon'],
  },
  'genova-acrilica': {
    ...acrylic,
    rules: genova,
    warrantyYears: 7,
    sentence: 'Hasta siete metros de sombra de un solo tramo.',
    text: 'Para restaurantes, hoteles y terrazas grandes. Con sensor de viento se recoge sola antes de que el aire la maltrate.',
    rooms: ['terraza', 'negocio', 'hotel'],
  },
  'genova-vinilica': {
    ...vinyl,
    rules: genova,
    sentence: 'Gran formato con lona vinílica, firme y fácil de lavar.',
    text: 'Una lona pesada para terrazas de uso diario. Necesita buena pendiente y un anclaje que calculamos en la visita.',
    rooms: ['negocio', 'hotel', 'terraza'],
  },
});
