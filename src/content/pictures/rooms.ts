/** The rooms that have pictures, with what they are called and what their first picture shows. */
const table = {
  sala: {
    name: 'sala',
    shows: 'Sala con ventanal al jardín, un sofá, una mesa redonda y una planta, con la ventana libre',
  },
} as const;

export type PictureRoom = keyof typeof table;

/** Every room that has pictures. */
export const pictureRooms: Readonly<Record<PictureRoom, { readonly name: string; readonly shows: string }>> =
  table;

const posters = import.meta.glob<string>('./*/open/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const WIDTHS = [480, 960, 1280] as const;

/** The picture of a room with its window free, as sets of sources for an image of 1280 × 800 px. */
export function posterOf(room: PictureRoom) {
  const address = (width: number, kind: 'avif' | 'webp') =>
    posters[`./${room}/open/${String(width)}.${kind}`] ?? '';
  const setOf = (kind: 'avif' | 'webp') =>
    WIDTHS.map((width) => `${address(width, kind)} ${String(width)}w`).join(', ');
  return { avif: setOf('avif'), webp: setOf('webp'), fallback: address(960, 'webp') };
}
