import type { Item } from '../schema/item.ts';

const control = (slug: string, name: string, sentence: string): Item => ({
  slug,
  kind: 'control',
  name,
  sentence,
});

/** The ways to move a blind or an awning. */
export const controls: readonly Item[] = [
  control('cadena', 'Cadena', 'Sube y baja con una cadena continua y se queda donde la dejes.'),
  control('cordon', 'Cordón', 'Recorre los paneles con un cordón a un lado.'),
  control('baston', 'Bastón', 'Se recorre con la mano, sin cordones al alcance de los niños.'),
  control('cordon-y-cadena', 'Cordón y cadena', 'El cordón recorre las tiras y la cadena las gira.'),
  control('cordon-y-baston', 'Cordón y bastón', 'El cordón sube la persiana y el bastón gira las tablillas.'),
  control('cordon-capota', 'Cordón de capota', 'Pliega el arco contra la pared con un jalón.'),
  control('manivela', 'Manivela', 'Se saca y se guarda girando una manivela desmontable.'),
  control('motor-electrico', 'Motor eléctrico', 'Motor tubular conectado a la corriente, dentro del tubo.'),
  control('motor-recargable', 'Motor de batería', 'Motor con batería recargable, sin cables ni obra.'),
  control('riel-motorizado', 'Riel motorizado', 'Un motor silencioso recorre el riel por ti.'),
  control('motor-toldo', 'Motor para exterior', 'Motor sellado para intemperie, listo para sensores.'),
];
