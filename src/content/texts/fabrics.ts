import type { FabricText } from '../schema/page.ts';
import type { FabricTypeId } from '../schema/vocabulary.ts';

/** What a page says of a type of fabric, and how to choose one. */
export const fabricTexts: readonly FabricText[] = [
  {
    fabricType: 'blackout',
    intro:
      'Un respaldo opaco detiene toda la luz que llega de frente. Lo que queda es la que se asoma por las orillas.',
    choose: [
      'Para oscurecer de verdad, móntala por fuera del marco o con guías laterales.',
      'Al poniente, elige la de respaldo plateado: también regresa calor.',
    ],
  },
  {
    fabricType: 'screen',
    intro:
      'Un tejido de hilos recubiertos con aberturas contadas. El porcentaje dice cuánta tela está abierta: a menor número, menos reflejo y menos vista.',
    choose: [
      'Uno por ciento frente a pantallas y sol directo; tres para el diario; cinco y diez para no perder la vista.',
      'Los colores oscuros dejan ver mejor hacia afuera; los claros iluminan más.',
      'De noche, con la luz prendida, se ve hacia adentro.',
    ],
  },
  {
    fabricType: 'traslucidas',
    intro: 'La luz pasa y la mirada no. Suavizan el sol y guardan la intimidad durante el día.',
    choose: [
      'Entre más gruesa la trama, más textura y menos luz.',
      'En cocina y baño, elige una con baño que repele el agua.',
    ],
  },
  {
    fabricType: 'decorativas',
    intro: 'Telas con dibujo, banda o textura. La ventana deja de ser fondo.',
    choose: [
      'El dibujo corre siempre en el mismo sentido: la tela no se gira.',
      'Pide una muestra y mírala de día y de noche antes de decidir.',
    ],
  },
  {
    fabricType: 'madera',
    intro: 'Tilo barnizado, con veta visible y peso de madera. Cada tablilla es distinta.',
    choose: [
      'Úsala en cuartos secos y lejos de la regadera.',
      'Si la ventana es grande, divídela: la madera pesa.',
    ],
  },
  {
    fabricType: 'aluminio',
    intro: 'Ligero y exacto. No se pandea con la humedad y dura muchos años.',
    choose: [
      'Entre más angosta la tablilla, menos se ve de canto.',
      'La calada deja ver hacia afuera incluso cerrada.',
    ],
  },
  {
    fabricType: 'pvc',
    intro: 'El material práctico: no le entra el agua, no se deshila y se limpia con un trapo.',
    choose: [
      'En interior, para oficinas, cocinas y baños.',
      'En toldos, cuando necesitas que sea impermeable o lleve rótulo.',
    ],
  },
  {
    fabricType: 'acrilica',
    intro: 'El color va dentro del hilo, así que el sol no se lo lleva. Es la lona clásica del toldo.',
    choose: [
      'Los tonos oscuros dan la sombra más cerrada; los claros, una luz más amable.',
      'Repele el agua, pero no es impermeable: recógela con lluvia fuerte.',
    ],
  },
  {
    fabricType: 'microperforada',
    intro:
      'Orificios finos dejan pasar el aire y bajan la fuerza del viento. Debajo no se encierra el calor.',
    choose: [
      'Para costa, azotea y lugares con brisa.',
      'No detiene la lluvia; si la quieres para eso, elige vinílica.',
    ],
  },
];

/** What a page says of this type of fabric. */
export const fabricTextOf = (id: FabricTypeId): FabricText | undefined =>
  fabricTexts.find(({ fabricType }) => fabricType === id);
