import type { RoomId } from './schema/vocabulary.ts';

/** Where a blind or an awning does well, as it is written on a page. */
export const rooms: Readonly<Record<RoomId, string>> = {
  recamara: 'Recámara',
  infantil: 'Cuarto infantil',
  sala: 'Sala',
  comedor: 'Comedor',
  cocina: 'Cocina',
  bano: 'Baño',
  estudio: 'Estudio',
  'cuarto-de-tv': 'Cuarto de TV',
  oficina: 'Oficina',
  consultorio: 'Consultorio',
  hotel: 'Hotel',
  negocio: 'Negocio',
  terraza: 'Terraza',
  balcon: 'Balcón',
  jardin: 'Jardín',
  alberca: 'Alberca',
};
