import type { Extra, Gallery } from '#src/quoting/rules.ts';

const metalBar = { deductionMm: 5, barMm: 5_800, maxBars: 1, bracketEveryMm: 600 } as const;

/** The fabric is 250 mm taller behind what hides its tube. */
const hiding = 250;

const cassette: Gallery = { id: 'cofre', ...metalBar, fabricMm: hiding };
const aluminium: Gallery = { id: 'galeria-aluminio', ...metalBar, fabricMm: hiding };
const covered: Gallery = { id: 'galeria-forrada', ...metalBar, fabricMm: hiding };
const wooden: Gallery = {
  id: 'galeria-madera',
  deductionMm: 0,
  barMm: 2_400,
  maxBars: 2,
  bracketEveryMm: 600,
  fabricMm: hiding,
};

export const rollerGalleries: readonly Gallery[] = [cassette, aluminium, covered, wooden];
/** Where the fabric does not hang from a tube that shows, it is not cut longer. */
export const plainGalleries: readonly Gallery[] = [aluminium, covered, wooden].map((one) => ({
  ...one,
  fabricMm: 0,
}));
/** Part of the system, the first unless the other is chosen. */
export const sheerGalleries: readonly Gallery[] = ['cofre-redondo', 'cofre-cuadrado'].map((id) => ({
  id,
  ...metalBar,
  fabricMm: 0,
}));

const extra = (id: string, per: Extra['per'], needsMotor = false): Extra => ({ id, per, needsMotor });

/** What every blind can have. */
export const blindExtras: readonly Extra[] = [
  extra('instalacion', 'blind'),
  extra('toma-de-medidas', 'line'),
  extra('retiro', 'blind'),
  extra('entrega-urgente', 'blind'),
];

/** Accessories that automate a motor. */
export const smartExtras: readonly Extra[] = [
  extra('puente-aura', 'line', true),
  extra('sensor-sol-interior', 'line', true),
];

/** Only a battery is charged. */
export const chargerExtra: Extra = { ...extra('cargador', 'line', true), controls: ['motor-recargable'] };
export const sideGuides = extra('guias-laterales', 'blind');

export const awningExtras: readonly Extra[] = [
  extra('instalacion-toldo', 'blind'),
  extra('toma-de-medidas', 'line'),
  extra('puente-faro', 'line', true),
  extra('sensor-sol', 'line', true),
  extra('sensor-viento', 'line', true),
];

/** Feels the front bar shake: only where arms or a hood carry one. */
export const shakeSensor = extra('sensor-vibracion', 'line', true);
export const rainSensor = extra('sensor-lluvia', 'line', true);
export const valance = extra('cenefa', 'blind');
export const lights = extra('luz-led', 'blind', true);
