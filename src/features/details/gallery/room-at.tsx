import { clsx as cx } from 'clsx';
import { useMemo } from 'react';
import type { Hour } from '#src/content/pictures/hours.ts';
import type { FinishedPicture } from '#src/content/pictures/rooms.ts';
import { initialSetting } from '#src/features/room/controls.ts';
import { dressingOf, roomOf } from '#src/features/room/dressing.ts';
import { LivePicture } from '#src/features/room/live-picture.tsx';
import { FinishedRoom } from '#src/features/room/room-poster.tsx';
import text from '#src/ui/styles/text.module.css';
import classes from './gallery.module.css';
import type { PictureProps } from './picture-props.ts';

/** The room with the product at an hour. */
export function RoomAt({ variant, colour, hour }: PictureProps & { readonly hour: Hour }) {
  const shown = useMemo(() => {
    const dressing = dressingOf(variant, colour);
    return { dressing, setting: initialSetting(dressing.type), hour };
  }, [variant, colour, hour]);
  return (
    <figure className={classes.slide}>
      <LivePicture
        room={roomOf(variant)}
        shown={shown}
        name={`${variant.name} en ${colour.name}`}
        sizes="(min-width: 60em) 72rem, 190vw"
      />
      <figcaption className={cx(text.soft, classes.caption)} data-small>
        Imagen generada a escala. <a href="#luz">Muévela y cambia la hora</a>
      </figcaption>
    </figure>
  );
}

/** A room, small. */
export const RoomThumb = ({ variant, picture }: PictureProps & { readonly picture: FinishedPicture }) => (
  <FinishedRoom room={roomOf(variant)} name={picture} sizes="7rem" alt="" />
);
