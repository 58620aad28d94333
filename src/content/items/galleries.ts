import { colours } from '../build/colours.ts';
import type { Hardware } from '../fittings.ts';
import type { Item } from '../schema/item.ts';

/** A profile of metal in the colours of hardware; each profile has codes of its own. */
const metals = (first: number) =>
  colours('GA', [
    [first, 'Blanca', '#f5f5f5'],
    [first + 1, 'Negra', '#1d1d1f'],
    [first + 2, 'Gris Plata', '#bcbfc1'],
    [first + 3, 'Bronce', '#665142'],
  ]);

/** The finish, by its slug, of each colour of hardware. */
export const hardwareFinishes: Readonly<Record<Hardware, string>> = {
  white: 'blanca',
  aluminium: 'gris-plata',
  bronze: 'bronce',
  black: 'negra',
};

/** What hides the tube or the rail, with its finishes. */
export const galleries: readonly Item[] = [
  {
    slug: 'galeria-aluminio',
    kind: 'gallery',
    name: 'Galería de aluminio',
    sentence: 'Un frente recto de aluminio que esconde el tubo o el riel.',
    finishes: metals(901),
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
    finishes: metals(931),
  },
  {
    slug: 'cofre-redondo',
    kind: 'gallery',
    name: 'Cofre redondo',
    sentence: 'Incluido en tu sheer: perfil curvo y discreto.',
    finishes: metals(941),
  },
  {
    slug: 'cofre-cuadrado',
    kind: 'gallery',
    name: 'Cofre cuadrado',
    sentence: 'Perfil de líneas rectas, forrado con la misma tela.',
    finishes: metals(951),
  },
];
