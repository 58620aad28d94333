/** The rooms that have pictures, with what they are called and what their first picture shows. */
const table = {
  sala: {
    name: 'sala',
    shows: 'Sala con ventanal al jardín, un sofá, una mesa redonda y una planta, con la ventana libre',
  },
  recamara: {
    name: 'recámara',
    shows: 'Recámara con una cama, un buró, una monstera y ventana a un patio, con la ventana libre',
  },
  oficina: {
    name: 'oficina',
    shows: 'Oficina con escritorio, silla, librero y una ventana con vista a la ciudad, con la ventana libre',
  },
  terraza: {
    name: 'terraza',
    shows: 'Terraza con sillas Acapulco, agaves y una puerta-ventana a la sala, a pleno sol',
  },
  pergola: {
    name: 'terraza',
    shows:
      'Terraza con una pérgola de aluminio sobre una mesa para cuatro, con la lona recogida junto al muro',
  },
  bioclimatica: {
    name: 'terraza',
    shows:
      'Terraza con una pérgola de tablillas de aluminio abiertas sobre un sofá, una mesa redonda y una silla Acapulco',
  },
  capota: {
    name: 'entrada',
    shows: 'Entrada de una casa con una capota plegada contra el muro, agaves y una mesa para dos',
  },
  calle: {
    name: 'fachada',
    shows:
      'Fachada de una casa de noche: por la ventana libre se ven la sala, una lámpara y una mujer de espaldas',
  },
} as const;

export type PictureRoom = keyof typeof table;

/** Every room that has pictures. */
export const pictureRooms: Readonly<Record<PictureRoom, { readonly name: string; readonly shows: string }>> =
  table;

const finished = import.meta.glob<string>('./*/{open,night}/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const standIns = import.meta.glob<Readonly<Partial<Record<FinishedPicture, string>>>>('./*/pictures.json', {
  eager: true,
  import: 'standIns',
});

/** Finished pictures of a room: its window free in the morning, and at night with the lamps on. The street has the first alone. */
export type FinishedPicture = 'open' | 'night';

/**
 * A finished picture of a room, as sources of AVIF for an image of 1280 × 800 px, one of WebP for browsers that cannot read them,
 * and a tiny one to show before it.
 */
export function finishedPicture(room: PictureRoom, name: FinishedPicture) {
  const files = Object.entries(finished).flatMap(([path, address]) => {
    const [, width, kind] = new RegExp(`^\\./${room}/${name}/(\\d+)\\.(\\w+)$`).exec(path) ?? [];
    return width === undefined ? [] : [{ width: Number(width), kind, address }];
  });
  const avif = files
    .filter(({ kind }) => kind === 'avif')
    .map(({ width, address }) => `${address} ${String(width)}w`)
    .join(', ');
  const fallback = files.find(({ kind }) => kind === 'webp')?.address;
  const standIn = standIns[`./${room}/pictures.json`]?.[name];
  return fallback === undefined ? null : { avif, fallback, standIn };
}
