import type { BarPart, PiecePart, SheetPart } from '#src/quoting/cuts/parts.ts';

/** What the workshop calls each part. A gallery and a tube say more: their own name, their diameter. */
export const partNames: Readonly<Record<BarPart['part'] | SheetPart['part'] | PiecePart['part'], string>> = {
  tube: 'Tubo',
  'bottom-bar': 'Contrapeso',
  'turn-bar': 'Barra de giro',
  'head-rail': 'Cabezal',
  rail: 'Riel',
  carrier: 'Portapanel',
  vane: 'Tira',
  slat: 'Tablilla',
  rod: 'Varilla',
  guide: 'Guía lateral',
  cable: 'Cable guía',
  chain: 'Cadena, vuelta completa',
  cord: 'Cordón',
  wand: 'Bastón',
  crank: 'Manivela',
  arm: 'Brazo',
  'front-bar': 'Barra de carga',
  box: 'Cofre',
  rib: 'Costilla',
  beam: 'Viga',
  crossbar: 'Barra de lona',
  gutter: 'Canal al frente',
  post: 'Poste',
  ladder: 'Escalerilla',
  gallery: 'Galería',
  valance: 'Cenefa',
  gore: 'Costado de lona',
  bracket: 'Soporte',
  weight: 'Pesa',
  hinge: 'Bisagra',
  'bracket-between': 'Soporte intermedio',
  'gallery-bracket': 'Soporte de galería',
};

/** What is cut from a roll for what hangs. */
export const CLOTH = 'Tela';

/** The bottom bar that its cloth wraps. */
export const INNER_BAR = 'Contrapeso para forrar';
