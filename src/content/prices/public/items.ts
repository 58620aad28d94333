import type { ItemPrice } from '#src/quoting/rules.ts';
import { free, metre, percent, piece, surface } from '../basis.ts';

/** What comes with a blind or an awning, in pesos with IVA. */
export const itemPrices: Readonly<Record<string, ItemPrice>> = {
  // Controls: a motor is paid for by its own name.
  cadena: free,
  cordon: free,
  baston: free,
  'cordon-y-cadena': free,
  'cordon-y-baston': free,
  'cordon-capota': free,
  manivela: free,
  'motor-electrico': free,
  'motor-recargable': free,
  'motor-toldo': free,
  'riel-motorizado': metre(690),

  'motor-1-1-nm': piece(5_290),
  'motor-3-nm': piece(6_690),
  'motor-6-nm': piece(5_370),
  'motor-10-nm': piece(5_990),
  'motor-15-nm': piece(6_790),
  'motor-20-nm': piece(7_490),
  'motor-30-nm': piece(8_590),
  'motor-40-nm': piece(9_890),
  'motor-50-nm': piece(11_490),
  'motor-riel': piece(8_490),

  'control-aura-1': piece(890),
  'control-aura-2': piece(1_090),
  'control-aura-5': piece(1_330),
  'control-aura-16': piece(2_690),
  'control-faro-1': piece(990),
  'control-faro-2': piece(1_190),
  'control-faro-5': piece(1_490),
  'control-faro-16': piece(2_990),

  'sensor-sol-interior': piece(1_790),
  'sensor-sol': piece(2_690),
  'sensor-viento': piece(2_780),
  'sensor-vibracion': piece(2_390),
  'sensor-lluvia': piece(3_190),
  'puente-aura': piece(2_890),
  'puente-faro': piece(3_690),
  cargador: piece(590),

  'galeria-aluminio': metre(650, 'width', 1_000),
  'galeria-forrada': metre(770, 'width', 1_000),
  'galeria-madera': metre(1_190, 'width', 1_000),
  cofre: metre(980, 'width', 1_000),
  'cofre-redondo': free,
  'cofre-cuadrado': metre(390),

  instalacion: piece(350),
  'instalacion-toldo': piece(3_900),
  'toma-de-medidas': piece(450),
  retiro: piece(120),
  'entrega-urgente': percent(15),
  'guias-laterales': metre(640, 'height', 1_000),
  cenefa: metre(390),
  'luz-led': metre(1_290),

  'rollo-3000': surface(110),
  termosellado: metre(260),
  'soporte-intermedio': piece(690),
};
