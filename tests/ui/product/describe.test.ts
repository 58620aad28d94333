import { expect, it } from 'vitest';
import { describe } from '#src/ui/product/describe.ts';
import { settle, type Drawing } from '#src/ui/product/drawing.ts';

const say = (drawing: Drawing) => describe(settle(drawing));

it.for<[Drawing, string]>([
  [
    {
      type: 'enrollable',
      width: 1_800,
      height: 2_100,
      openness: 0.5,
      control: 'motor',
      fabric: { colour: '#888888', colourName: 'Gris', weave: 'screen' },
    },
    'Persiana enrollable screen gris, 1.80 × 2.10 m, a medio abrir, motor',
  ],
  [
    {
      type: 'romana',
      width: 900,
      height: 1_205,
      mount: 'outside',
      fabric: { colour: '#eee', weave: 'translucida' },
    },
    'Persiana romana de tela traslúcida, 0.90 × 1.205 m, cerrada, cadena, por fuera',
  ],
  [
    {
      type: 'panel-japones',
      width: 3_200,
      height: 2_400,
      openness: 1,
      time: 'evening',
      fabric: { colour: '#eee', weave: 'decorativa' },
    },
    'Panel japonés de tela decorativa, 3.20 × 2.40 m, abierto, bastón, al anochecer',
  ],
  [
    {
      type: 'toldo-brazos',
      width: 4_000,
      height: 2_500,
      openness: 1,
      fabric: { colour: '#eee', colourName: 'Arena', weave: 'acrilica' },
    },
    'Toldo de brazos retráctiles de lona acrílica arena, 4.00 m de ancho × 2.50 m de salida, extendido, motor',
  ],
  [
    { type: 'pergola', width: 4_000, height: 3_000, fabric: { colour: '#eee', weave: 'acrilica' } },
    'Pérgola de techo corredizo de lona acrílica, 4.00 m de ancho × 3.00 m de salida, con el techo extendido, motor',
  ],
  [
    {
      type: 'pergola',
      build: 'louvres',
      width: 4_000,
      height: 3_000,
      openness: 0.3,
      fabric: { colour: '#eee', weave: 'aluminio' },
    },
    'Pérgola de tablillas de aluminio, 4.00 m de ancho × 3.00 m de salida, con las tablillas apenas abiertas, motor',
  ],
])('%j is described in Spanish', ([drawing, words]) => {
  expect(say(drawing)).toBe(words);
});
