import { finishedPicture, pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import classes from './room-light.module.css';

const SIZES = '(min-width: 75rem) 72rem, 100vw';

interface RoomPosterProps {
  readonly room: PictureRoom;
  /** Widths at which it is shown, as the attribute `sizes`. */
  readonly sizes?: string;
}

/** A room with its window free, which is what it shows first. */
export function RoomPoster({ room, sizes = SIZES }: RoomPosterProps) {
  const picture = finishedPicture(room, 'open');
  if (picture === null) return null;
  const { avif, webp, fallback } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={classes['poster']}
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        width={1_280}
        height={800}
        loading="lazy"
        decoding="async"
        alt={pictureRooms[room].shows}
      />
    </picture>
  );
}
