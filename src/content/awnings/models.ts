import type { Model } from '../schema/vocabulary.ts';

/** The mechanisms, by the address's word. */
export const models: readonly Model[] = [
  {
    slug: 'oporto',
    family: 'toldos-brazos-retractiles',
    name: 'Oporto',
    sentence: 'Brazos a la vista y mecanismo probado, el toldo de terraza de siempre.',
    text: 'Llega hasta seis metros de ancho con dos brazos y una barra de carga que tensa la lona. Es la forma más sencilla de sombrear una terraza.',
  },
  {
    slug: 'sintra',
    family: 'toldos-brazos-retractiles',
    name: 'Sintra',
    sentence: 'Cofre cerrado que guarda lona y brazos cuando no hay sol.',
    text: 'Recogido, todo queda dentro de un cofre de aluminio: la lona no junta polvo ni humedad y dura más. La fachada queda limpia.',
  },
  {
    slug: 'cadiz',
    family: 'toldos-brazos-retractiles',
    name: 'Cádiz',
    sentence: 'Brazos cruzados para balcones angostos con mucha salida.',
    text: 'Sus brazos se cruzan al recogerse, así que puede salir más de lo que mide de ancho. Hecho para balcones y locales angostos.',
  },
  {
    slug: 'genova',
    family: 'toldos-brazos-retractiles',
    name: 'Génova',
    sentence: 'Estructura reforzada para terrazas grandes, hasta siete metros.',
    text: 'Brazos con cable de acero doble y soportes más anchos. Se mueve con motor y pide un muro firme donde anclar.',
  },
  {
    slug: 'lisboa',
    family: 'toldos-verticales',
    name: 'Lisboa',
    sentence: 'Baja por guías de cable y se tensa con su propia barra.',
    text: 'Los cables de acero casi no se ven y llevan la lona derecha hasta el piso. Para ventanales, terrazas techadas y locales.',
  },
  {
    slug: 'tavira',
    family: 'toldos-verticales',
    name: 'Tavira',
    sentence: 'Guías laterales con cierre que aguantan más el viento.',
    text: 'La orilla de la lona corre dentro de la guía y no se sale con el aire. Cierra una terraza como si fuera una pared de tela.',
  },
  {
    slug: 'evora',
    family: 'toldos-verticales',
    name: 'Évora',
    sentence: 'Cofre compacto con guías de varilla para ventanas y balcones.',
    text: 'Un cofre de doce centímetros que cabe bajo casi cualquier marquesina. La varilla guía la lona y la deja desmontar para lavarla.',
  },
  {
    slug: 'ravello',
    family: 'toldos-capotas',
    name: 'Ravello',
    sentence: 'Arco redondo de cuatro costillas, el clásico de las fachadas.',
    text: 'La curva escurre el agua y da sombra también de lado. Se pliega hacia arriba con un cordón.',
  },
  {
    slug: 'capri',
    family: 'toldos-capotas',
    name: 'Capri',
    sentence: 'Capota recta de tres costillas para fachadas modernas.',
    text: 'Líneas rectas, costados cerrados y espacio al frente para rotular tu negocio.',
  },
  {
    slug: 'siena',
    family: 'toldos-pergolas',
    name: 'Siena',
    sentence: 'Lona plegable sobre vigas de aluminio, con canal para la lluvia.',
    text: 'La lona se recoge en pliegues hacia el muro y, extendida, lleva el agua a una canaleta dentro de la viga. Funciona con motor.',
  },
  {
    slug: 'verona',
    family: 'toldos-pergolas',
    name: 'Verona',
    sentence: 'Techo de tablillas de aluminio que giran y cierran contra la lluvia.',
    text: 'Gira las tablillas para dejar pasar el aire o ciérralas cuando llueva. La estructura admite luz y toldos verticales a los lados.',
  },
];
