import type { CatalogItemRow } from '../rows/catalog-item.ts';

type Line = readonly [code: string, name: string, color: string | null, listPrice: number];

interface Family {
  readonly family: string;
  readonly unit: string;
  readonly items: readonly Line[];
}

const families: readonly Family[] = [
  {
    family: 'Enrollables blackout',
    unit: 'm²',
    items: [
      ['EB-101', 'Blackout Lino Blanco', '#f4f1ea', 689],
      ['EB-102', 'Blackout Lino Arena', '#d9c9ae', 689],
      ['EB-103', 'Blackout Lino Grafito', '#4a4a4d', 689],
      ['EB-120', 'Blackout Cielo Azul Noche', '#22304f', 742],
      ['EB-121', 'Blackout Cielo Terracota', '#a9573b', 742],
    ],
  },
  {
    family: 'Enrollables screen',
    unit: 'm²',
    items: [
      ['ES-301', 'Screen 3 % Blanco Perla', '#e9e7e2', 815],
      ['ES-302', 'Screen 3 % Gris Plata', '#b4b7b9', 815],
      ['ES-501', 'Screen 5 % Blanco Lino', '#e2d9c8', 778],
      ['ES-502', 'Screen 5 % Bronce', '#6d5743', 778],
      ['ES-503', 'Screen 5 % Negro Carbón', '#26272a', 778],
    ],
  },
  {
    family: 'Sheer elegance',
    unit: 'm²',
    items: [
      ['SE-201', 'Sheer Natural Marfil', '#efe6d3', 925],
      ['SE-202', 'Sheer Natural Gris Niebla', '#c2c3c2', 925],
      ['SE-210', 'Sheer Madera Nogal', '#71533a', 989],
      ['SE-211', 'Sheer Madera Roble', '#a98459', 989],
    ],
  },
  {
    family: 'Romanas',
    unit: 'm²',
    items: [
      ['RO-401', 'Romana Algodón Crudo', '#e6dcc7', 1_120],
      ['RO-402', 'Romana Algodón Salvia', '#93a08a', 1_120],
      ['RO-403', 'Romana Algodón Índigo', '#3b4a6b', 1_120],
    ],
  },
  {
    family: 'Verticales',
    unit: 'm²',
    items: [
      ['VE-601', 'Vertical PVC Blanca', '#f3f3f1', 465],
      ['VE-602', 'Vertical PVC Beige', '#dccdb4', 465],
      ['VE-610', 'Vertical Tela Gris Lluvia', '#9ea3a6', 540],
    ],
  },
  {
    family: 'Horizontales',
    unit: 'm²',
    items: [
      ['HO-701', 'Aluminio 25 mm Plata', '#bfc2c4', 612],
      ['HO-702', 'Aluminio 25 mm Blanco', '#f5f5f3', 598],
      ['HO-750', 'Madera 50 mm Caoba', '#6b3524', 1_480],
    ],
  },
  {
    family: 'Toldos',
    unit: 'm²',
    items: [
      ['TO-801', 'Lona acrílica Rayas Marino', '#2b3f66', 2_350],
      ['TO-802', 'Lona acrílica Crema', '#eadfc6', 2_350],
      ['TO-803', 'Lona acrílica Verde Botella', '#1f4a38', 2_350],
      ['TO-820', 'Lona microperforada Gris', '#85888b', 2_090],
    ],
  },
  {
    family: 'Galerías',
    unit: 'm',
    items: [
      ['GA-901', 'Galería de aluminio Blanca', '#f5f5f5', 385],
      ['GA-902', 'Galería de aluminio Negra', '#1d1d1f', 385],
      ['GA-910', 'Galería forrada en tela', '#d8cbb5', 455],
    ],
  },
  {
    family: 'Motorización',
    unit: 'pieza',
    items: [
      ['MO-001', 'Motor tubular 6 Nm', null, 3_190],
      ['MO-002', 'Motor tubular 20 Nm', null, 4_450],
      ['MO-003', 'Motor de batería recargable', null, 3_980],
      ['MO-010', 'Control remoto de 5 canales', null, 790],
      ['MO-011', 'Sensor de viento', null, 1_650],
    ],
  },
];

/** Everything that is sold, with made-up list prices. */
export const catalogItems: readonly CatalogItemRow[] = families
  .flatMap(({ family, unit, items }) =>
    items.map(([code, name, color, list_price]) => ({ name, code, family, color, list_price, unit })),
  )
  .map((item, index) => ({ id: index + 1, ...item }));
