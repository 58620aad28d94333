import { Suspense } from 'react';
import { capital } from '#src/content/first-letter.ts';
import { pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import { lazyPart } from '#src/page/lazy-part.ts';
import { WhenNear } from '#src/ui/when-near.tsx';
import { describeSetting } from './describe.ts';
import type { Shown } from './paint/stage.ts';
import { RoomPoster } from './room-poster.tsx';
import classes from './room-light.module.css';

const RelitRoom = lazyPart(
  () => import('./relit-room.tsx').then((part) => ({ default: part.RelitRoom })),
  () => null,
);

/** Width by height of a room's picture. */
export const ASPECT = 1.6;

interface LivePictureProps {
  readonly room: PictureRoom;
  readonly shown: Shown;
  /** What hangs there, as in "Screen 5 en Marfil". */
  readonly name: string;
  /** Widths at which it is shown, as the attribute `sizes`. */
  readonly sizes?: string;
}

/** The picture of a room, which becomes the light that a product lets in once it is near and loaded. */
export function LivePicture({ room, shown, name, ...poster }: LivePictureProps) {
  const title = capital(pictureRooms[room].name);
  return (
    <div className={classes['stage']}>
      <WhenNear aspect={ASPECT}>
        <RoomPoster room={room} {...poster} />
        <Suspense fallback={null}>
          <RelitRoom room={room} shown={shown} label={`${title} con ${name}, ${describeSetting(shown)}`} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
