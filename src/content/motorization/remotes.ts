import type { Device } from '../schema/device.ts';

type Remote = Extract<Device, { kind: 'remote' }>;

const systems = {
  aura: { name: 'Aura', things: 'persianas' },
  faro: { name: 'Faro', things: 'toldos' },
} as const;

type Row = readonly [
  channels: number,
  codes: Readonly<Record<keyof typeof systems, string>>,
  name: string,
  sentence: (things: string) => string,
  text: (things: string) => string,
];

const rows: readonly Row[] = [
  [
    1,
    { aura: 'MO-020', faro: 'MO-030' },
    'de 1 canal',
    () => 'Tres botones: sube, para y baja.',
    (things) => `El más sencillo: mueve tus ${things} desde la mano o desde la pared. Trae base imantada.`,
  ],
  [
    2,
    { aura: 'MO-021', faro: 'MO-031' },
    'de 2 canales',
    () => 'Dos grupos, un botón para cada uno.',
    (things) => `Separa dos grupos de ${things} y, si quieres, mueve todo junto.`,
  ],
  [
    5,
    { aura: 'MO-010', faro: 'MO-032' },
    'de 5 canales',
    () => 'Cinco grupos y uno para todos.',
    (things) => `El que alcanza para un cuarto completo: cinco grupos de ${things} y un canal general.`,
  ],
  [
    16,
    { aura: 'MO-022', faro: 'MO-033' },
    'de 16 canales',
    () => 'Toda la casa en una mano, con pantalla y nombres.',
    (things) => `Muestra el nombre de cada grupo de ${things} y guarda horarios para la mañana y la noche.`,
  ],
];

const remotesOf = (system: keyof typeof systems): readonly Remote[] =>
  rows.map(([channels, codes, name, sentence, text]) => ({
    kind: 'remote',
    slug: `control-${system}-${String(channels)}`,
    code: codes[system],
    name: `Control remoto ${systems[system].name} ${name}`,
    system,
    channels,
    sentence: sentence(systems[system].things),
    text: text(systems[system].things),
    warrantyYears: 2,
  }));

/** Remotes: Aura commands blinds, Faro commands awnings. */
export const remotes: readonly Remote[] = [...remotesOf('aura'), ...remotesOf('faro')];
