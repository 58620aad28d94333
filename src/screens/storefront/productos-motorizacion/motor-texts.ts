/** What each kind of motor does in a power cut. */
export const powerCut = [
  {
    name: 'Motor de batería',
    text: 'Sigue igual: guarda su propia energía y el control usa pilas.',
  },
  {
    name: 'Motor conectado',
    text: 'Se queda donde está y vuelve a moverse cuando regresa la luz. Recuerda sus topes de arriba y abajo.',
  },
  {
    name: 'Toldo con motor de 50 Nm',
    text: 'Incluye mando manual de emergencia: lo recoges a mano aunque no haya luz.',
  },
] as const;
