import { DAY_MS } from '#src/config/day-ms.ts';
import { isoDaysIn } from '#src/config/iso-day.ts';

/** Articles as a server sends them; each is used by a story. */
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The date this many days from today, in the shop's time zone. */
const dayFrom = (days: number) => isoDaysIn('America/Mexico_City')(Date.now() + days * DAY_MS);

/** The articles of any stock: one available, one low, one sold out, one with the required fields only. */
const figures = () => ({
  enough: { total: 72.5, reserved: 23, free: 49.5, threshold: 40, updated_at: from(-9 * 60_000) },
  scarce: {
    total: 12,
    reserved: 4,
    free: 8,
    threshold: 30,
    incoming: 90,
    incoming_at: dayFrom(6),
    updated_at: from(-3 * DAY_MS),
  },
  out: {
    total: 0,
    reserved: 0,
    free: 0,
    threshold: 30,
    incoming: 60,
    incoming_at: dayFrom(-5),
    updated_at: from(-60 * 60_000),
  },
});

const roll = { unit: 'm', rolls: 3, roll_length: 30, roll_width: 2_500 };

export const fabrics = () => {
  const { enough, scarce, out } = figures();
  return [
    {
      id: 1,
      name: 'Blackout Lino Blanco',
      code: 'EB-101',
      family: 'Enrollables',
      color: '#f4f1ea',
      ...roll,
      ...enough,
    },
    {
      id: 2,
      name: 'Blackout Lino Piedra de Río',
      code: 'EB-105',
      family: 'Enrollables',
      color: '#a8a297',
      ...roll,
      ...scarce,
    },
    {
      id: 3,
      name: 'Sheer Madera Nogal',
      code: 'SE-210',
      family: 'Sheer elegance',
      color: '#71533a',
      ...roll,
      ...out,
    },
    {
      id: 4,
      name: 'Romana Algodón Índigo',
      code: 'RO-403',
      family: 'Romanas',
      color: '#3b4a6b',
      ...roll,
      ...enough,
    },
    { id: 5, name: 'Tela sin nada más' },
  ];
};

export const galleries = () => {
  const { enough, scarce, out } = figures();
  return [
    {
      id: 1,
      name: 'Galería de aluminio Blanca',
      code: 'GA-901',
      family: 'Galería de aluminio',
      color: '#f5f5f5',
      unit: 'pieza',
      ...enough,
    },
    {
      id: 2,
      name: 'Galería de madera Nogal',
      code: 'GA-920',
      family: 'Galería de madera',
      color: '#6f5039',
      unit: 'pieza',
      ...scarce,
    },
    {
      id: 3,
      name: 'Cofre cerrado Negra',
      code: 'GA-902',
      family: 'Cofre cerrado',
      color: '#1d1d1f',
      unit: 'pieza',
      ...out,
    },
    { id: 4, name: 'Galería sin nada más' },
  ];
};

export const motors = () => {
  const { enough, scarce, out } = figures();
  return [
    { id: 1, name: 'Motor tubular 6 Nm', code: 'MO-001', family: 'Motores', unit: 'pieza', ...enough },
    {
      id: 2,
      name: 'Control remoto Aura de 5 canales',
      code: 'MO-010',
      family: 'Controles remotos',
      unit: 'pieza',
      ...scarce,
    },
    { id: 3, name: 'Sensor de viento', code: 'MO-011', family: 'Sensores', unit: 'pieza', ...out },
    { id: 4, name: 'Motor sin nada más' },
  ];
};

export const prices = () => [
  {
    id: 1,
    name: 'Blackout Lino Blanco',
    code: 'EB-101',
    family: 'Enrollables',
    color: '#f4f1ea',
    unit: 'm²',
    price: 690,
    previous_price: 669.3,
    updated_at: from(-12 * DAY_MS),
  },
  {
    id: 2,
    name: 'Romana Algodón Índigo',
    code: 'RO-403',
    family: 'Romanas',
    color: '#3b4a6b',
    unit: 'm²',
    price: 1_120,
    previous_price: 1_200,
    updated_at: from(-47 * DAY_MS),
  },
  {
    id: 3,
    name: 'Motor tubular 6 Nm',
    code: 'MO-001',
    family: 'Motores',
    unit: 'pieza',
    price: 3_195,
    previous_price: 3_195,
    updated_at: from(-110 * DAY_MS),
  },
  {
    id: 4,
    name: 'Cofre redondo Blanca',
    code: 'GA-901',
    family: 'Cofre redondo',
    unit: 'm',
    price: 120,
    previous_price: 0,
  },
  { id: 5, name: 'Tela sin nada más' },
];
