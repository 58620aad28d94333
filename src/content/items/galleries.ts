import { colours } from '../build/colours.ts';
import type { Item } from '../schema/item.ts';

const metals = colours('GA', [
  [901, 'Blanca', '#f5f5f5'],
  [902, 'Negra', '#1d1d1f'],
  [903, 'Gris Plata', '#bcbfc1'],
  [904, 'Bronce', '#665142'],
]);

/** What hides the tube or the rail, with its finishes. */
export const galleries: readonly Item[] = [
  {
    slug: 'galeria-aluminio',
    kind: 'gallery',
    name: 'Galería de aluminio',
    sentence: 'Un frente recto de aluminio que esconde el tubo o el riel.',
    finishes: metals,
  },
  {
    slug: 'galeria-forrada',
    kind: 'gallery',
    name: 'Galería forrada en tela',
    sentence: 'El mismo frente vestido con la tela de tu persiana o con un neutro.',
    finishes: colours('GA', [
      [910, 'Arena', '#d8cbb5'],
      [911, 'Blanco Lino', '#efeade'],
      [912, 'Gris Humo', '#8d8d8b'],
    ]),
  },
  {
    slug: 'galeria-madera',
    kind: 'gallery',
    name: 'Galería de madera',
    sentence: 'Madera barnizada en tramos de hasta 2.40 m.',
    finishes: colours('GA', [
      [920, 'Nogal', '#6f5039'],
      [921, 'Roble', '#b08c5e'],
      [922, 'Blanca Veteada', '#ece7db'],
    ]),
  },
  {
    slug: 'cofre',
    kind: 'gallery',
    name: 'Cofre cerrado',
    sentence: 'Guarda la tela enrollada y cierra el paso de la luz por arriba.',
    finishes: metals,
  },
  {
    slug: 'cofre-redondo',
    kind: 'gallery',
    name: 'Cofre redondo',
    sentence: 'Incluido en tu sheer: perfil curvo y discreto.',
    finishes: metals,
  },
  {
    slug: 'cofre-cuadrado',
    kind: 'gallery',
    name: 'Cofre cuadrado',
    sentence: 'Perfil de líneas rectas, forrado con la misma tela.',
    finishes: metals,
  },
];
