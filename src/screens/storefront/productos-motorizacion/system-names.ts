/** Names and texts of the two radio systems. */
export const systemNames = {
  aura: {
    name: 'Aura',
    things: 'persianas',
    text: 'Para interior: enrollables, sheer elegance, romanas, verticales, panel japonés y tablillas de 50 mm.',
  },
  faro: {
    name: 'Faro',
    things: 'toldos',
    text: 'Para exterior: toldos de brazos, verticales, capotas y pérgolas. Sellado contra agua y polvo.',
  },
} as const;

export type SystemId = keyof typeof systemNames;
export const systemIds = ['aura', 'faro'] as const satisfies readonly SystemId[];
