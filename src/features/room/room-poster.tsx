import { clsx as cx } from 'clsx';
import {
  finishedPicture,
  pictureRooms,
  type FinishedPicture,
  type PictureRoom,
} from '#src/content/pictures/rooms.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './room-light.module.css';

const SIZES = '(min-width: 75rem) 72rem, 100vw';

interface RoomPosterProps {
  readonly room: PictureRoom;
  /** Widths at which it is shown, as the attribute `sizes`. */
  readonly sizes?: string;
}

interface FinishedRoomProps extends RoomPosterProps {
  readonly name: FinishedPicture;
  readonly alt: string;
}

/** A finished picture of a room, which fills its place. */
export function FinishedRoom({ room, name, alt, sizes = SIZES }: FinishedRoomProps) {
  const picture = finishedPicture(room, name) ?? finishedPicture(room, 'open');
  return picture === null ? null : (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={cx(layout.fill, classes.poster)}
        style={picture.standIn === undefined ? undefined : { backgroundImage: `url(${picture.standIn})` }}
        src={picture.fallback}
        width={1_280}
        height={800}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}

interface FirstRoomProps extends RoomPosterProps {
  /** Whether the room as it is now is shown before it. */
  readonly isHidden: boolean;
}

/** A room with its window free, which is what it shows first. */
export const RoomPoster = ({ room, isHidden, ...props }: FirstRoomProps) => (
  <FinishedRoom {...props} room={room} name="open" alt={isHidden ? '' : pictureRooms[room].shows} />
);
