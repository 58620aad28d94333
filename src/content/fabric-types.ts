import type { FabricType } from './schema/vocabulary.ts';

/** What a blind or an awning is made of, the darkest first. */
export const fabricTypes: readonly FabricType[] = [
  {
    id: 'blackout',
    name: 'Blackout',
    sentence: 'No deja pasar la luz: para dormir, descansar o ver una película.',
  },
  {
    id: 'screen',
    name: 'Screen',
    sentence: 'Tejido abierto que quita el calor y el reflejo sin quitarte la vista.',
  },
  { id: 'traslucidas', name: 'Traslúcidas', sentence: 'Dejan pasar una luz suave y guardan tu privacidad.' },
  {
    id: 'decorativas',
    name: 'Decorativas',
    sentence: 'Texturas y dibujos que se notan: la persiana como parte de la casa.',
  },
  { id: 'madera', name: 'Madera', sentence: 'Madera real, barnizada, con su veta y su calidez.' },
  {
    id: 'aluminio',
    name: 'Aluminio',
    sentence: 'Ligero, exacto y fácil de limpiar, también donde hay humedad.',
  },
  { id: 'pvc', name: 'PVC', sentence: 'Resiste el agua y el uso diario, y se limpia con un trapo.' },
  {
    id: 'acrilica',
    name: 'Acrílica',
    sentence: 'Lona teñida en masa que aguanta años de sol sin perder el color.',
  },
  {
    id: 'microperforada',
    name: 'Microperforada',
    sentence: 'Lona con orificios finos: da sombra y deja correr el aire.',
  },
];
