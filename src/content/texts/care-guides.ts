import type { CareGuide } from '../schema/page.ts';

/** How each kind of thing is kept clean. */
export const careGuides: readonly CareGuide[] = [
  {
    title: 'Enrollables',
    steps: [
      'Baja la tela por completo y pásale un plumero de arriba abajo.',
      'Quita las manchas con un trapo blanco, agua tibia y jabón neutro, sin tallar.',
      'Deja secar la tela extendida; enrollada y húmeda se mancha.',
      'No uses cloro, solventes ni vapor.',
    ],
  },
  {
    title: 'Paneles y tiras de tela',
    steps: [
      'Extiende la tela por completo y pásale un plumero de arriba abajo.',
      'Quita las manchas con un trapo blanco, agua tibia y jabón neutro, sin tallar.',
      'Déjala secar extendida; recogida y húmeda se mancha.',
      'No uses cloro, solventes ni vapor.',
    ],
  },
  {
    title: 'Sheer elegance',
    steps: [
      'Aspira con cepillo suave y poca fuerza, siguiendo la franja.',
      'Seca de inmediato cualquier salpicadura con papel, sin frotar.',
      'Súbela solo cuando esté seca; no la laves ni la planches.',
    ],
  },
  {
    title: 'Romanas',
    steps: [
      'Aspira con cepillo suave y poca fuerza, siguiendo el pliegue.',
      'Seca de inmediato cualquier salpicadura con papel, sin frotar.',
      'Las de algodón y lino van a la tintorería, sin su varilla.',
    ],
  },
  {
    title: 'Tablillas y tiras de aluminio o PVC',
    steps: [
      'Ciérralas hacia un lado y pasa un trapo húmedo; repite hacia el otro.',
      'En cocina, agrega unas gotas de jabón neutro para la grasa.',
      'Sécalas para que no queden gotas marcadas.',
    ],
  },
  {
    title: 'Tablillas de madera',
    steps: [
      'Usa un trapo seco o un guante de microfibra, tablilla por tablilla.',
      'Nunca las mojes ni uses aceite: el barniz ya las protege.',
    ],
  },
  {
    title: 'Toldos',
    steps: [
      'Cepilla el polvo en seco cada mes y enjuaga con agua fría.',
      'Quita las hojas y el excremento de pájaro cuanto antes.',
      'Guárdalo seco; si llovió, sácalo al sol antes de recogerlo varios días.',
      'Recógelo antes del viento que marca su clase: está en su ficha.',
    ],
  },
  {
    title: 'Motores y controles',
    steps: [
      'Recarga el motor de batería cuando parpadee al moverse.',
      'Si se detiene después de varios minutos seguidos, espera: se protege del calor.',
      'Cambia las pilas del control una vez al año.',
    ],
  },
];
