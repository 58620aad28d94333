import { Suspense, useState } from 'react';
import { lazyPart } from '#src/browser/lazy-part.ts';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import type { Shown } from './paint/stage.ts';
import classes from './room-light.module.css';
import { RoomPoster } from './room-poster.tsx';

const RelitRoom = lazyPart(
  () => import('./relit/relit-room.tsx').then((part) => ({ default: part.RelitRoom })),
  () => null,
);

/** Width by height of a room's picture. */
const ASPECT = 1.6;

interface LivePictureProps {
  readonly room: PictureRoom;
  readonly shown: Shown;
  /** What hangs there, as in "Screen 5 en Marfil". */
  readonly name: string;
  /** Widths at which it is shown, as the attribute `sizes`. */
  readonly sizes?: string;
}

/** The picture of a room, or of its window from the street, which becomes the light that a product lets pass once it is near and loaded. */
export function LivePicture({ room: inside, shown, name, ...poster }: LivePictureProps) {
  const room = shown.hour === 'street' ? 'calle' : inside;
  const [isLive, setIsLive] = useState(false);
  return (
    <div className={classes.stage} data-place={room}>
      <WhenNear aspect={ASPECT}>
        <RoomPoster room={room} isHidden={isLive} {...poster} />
        <Suspense fallback={null}>
          <RelitRoom key={room} room={room} shown={shown} name={name} onLive={setIsLive} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
