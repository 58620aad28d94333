/** Widths of the screen, in px; a walk begins with the first. */
export const devices = [
  { name: 'Teléfono', width: 390 },
  { name: 'Tableta', width: 768 },
  { name: 'Escritorio', width: 1280 },
] as const;

export type Device = (typeof devices)[number];
