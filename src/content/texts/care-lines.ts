/** How a fabric is kept clean, in a line; the guides say it step by step. */
export const careLines = {
  coated: 'Pasa un plumero cada semana y un trapo húmedo con jabón neutro cuando se manche.',
  screen: 'Aspira con cepillo suave y limpia con esponja, agua tibia y jabón neutro.',
  sheer: 'Sacude con plumero con las franjas cerradas y evita mojar la tela.',
  woven: 'Aspira con cepillo suave y limpia las manchas con un trapo apenas húmedo, sin tallar.',
  roman: 'Aspira los pliegues con cepillo suave y, si hace falta, lleva la tela a la tintorería.',
  wood: 'Quita el polvo con un trapo seco, tablilla por tablilla, y no uses agua.',
  metal: 'Gira las tablillas, pasa un trapo húmedo con jabón neutro y seca al terminar.',
  pvc: 'Lava con agua y jabón neutro, enjuaga y déjala secar abierta.',
  canvas: 'Cepilla en seco, enjuaga con agua fría y deja secar la lona extendida antes de recogerla.',
} as const;
