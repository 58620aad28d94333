import { clsx as cx } from 'clsx';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { brazosRetractiles } from '#src/content/awnings/brazos-retractiles.ts';
import { models } from '#src/content/awnings/models.ts';
import { finishedPicture, pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import { productPictures } from '#src/content/product-pictures.ts';
import type { Colour } from '#src/content/schema/variant.ts';
import { FinishedRoom } from '#src/features/room/room-poster.tsx';
import { AwningPicture } from '#src/ui/product-pictures/awning-picture.tsx';
import { MechanismPicture } from '#src/ui/product-pictures/mechanism-picture.tsx';
import { setDarkScheme } from '../support/dark.ts';
import classes from './drawing-grid.module.css';
import { DrawingGrid, Row } from './drawing-grid.tsx';

const SIZES = '22rem';
const rooms = Object.keys(pictureRooms) as readonly PictureRoom[];

/** What each of a room's pictures shows. */
const picturesOf = (room: PictureRoom) =>
  (['open', 'night'] as const).filter((name) => finishedPicture(room, name) !== null);
const pictures = rooms.flatMap(picturesOf);

/** Each room by day and by night; the street has night alone. */
function Rooms() {
  return rooms.map((room) => (
    <Row key={room} title={pictureRooms[room].name}>
      {picturesOf(room).map((name) => (
        <figure key={name} className={classes.piece}>
          <div className={classes.room}>
            <FinishedRoom
              room={room}
              name={name}
              sizes={SIZES}
              alt={`${pictureRooms[room].shows}, ${name}`}
            />
          </div>
          <figcaption>{name === 'open' && room !== 'calle' ? 'De día' : 'De noche'}</figcaption>
        </figure>
      ))}
    </Row>
  ));
}

const colours = brazosRetractiles.flatMap((variant) => variant.colours);
const dressed: readonly (Colour | undefined)[] = [
  colours.find(({ stripe }) => stripe === undefined),
  colours.find(({ stripe }) => stripe !== undefined),
];

/** Each model of awning in a plain and in a striped cloth. */
function Awnings() {
  return models.map(({ slug, name }) => (
    <Row key={slug} title={name}>
      {dressed.map((colour) =>
        colour === undefined ? null : (
          <figure key={colour.code} className={classes.piece}>
            <AwningPicture
              model={slug}
              colour={colour}
              sizes={SIZES}
              alt={`Toldo ${name} en ${colour.name}`}
            />
            <figcaption>{colour.name}</figcaption>
          </figure>
        ),
      )}
    </Row>
  ));
}

const mechanisms = Object.entries(productPictures).filter(([, kind]) => kind === 'mechanism');

/** Each mechanism, gallery, extra and device. */
function Mechanisms() {
  return (
    <Row title="Mecanismos, galerías, extras y dispositivos">
      {mechanisms.map(([slug]) => (
        <figure key={slug} className={cx(classes.cell, classes.card)}>
          <MechanismPicture slug={slug} sizes={SIZES} />
          <figcaption>{slug}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

function Pictures() {
  return (
    <DrawingGrid>
      <Rooms />
      <Awnings />
      <Mechanisms />
    </DrawingGrid>
  );
}

const meta = preview.meta({ title: 'Producto/Imágenes', component: Pictures });

/** The finished pictures that are rendered, of every kind. */
export const All = meta.story({
  name: 'Todas',
  play: async ({ canvas }) => {
    const awning = canvas.getByRole<HTMLImageElement>('img', { name: /^Toldo Oporto en .*[Rr]ayas/ });
    awning.loading = 'eager';
    await waitFor(() => expect(awning.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getAllByRole('img')).toHaveLength(pictures.length + 2 * models.length);
  },
});

/** The same in the dark scheme. */
export const Dark = meta.story({
  name: 'Todas, en oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
});
