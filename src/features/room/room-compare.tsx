import { useMemo } from 'react';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import text from '#src/ui/styles/text.module.css';
import type { Dressing } from './dressing.ts';
import { LivePicture } from './live-picture.tsx';
import classes from './room-compare.module.css';
import { RoomControls } from './room-controls.tsx';
import { useRoomSetting } from './use-room-setting.ts';

/** What is compared: a product of one kind in a cloth, and what it is called. */
export interface Compared {
  readonly name: string;
  readonly dressing: Dressing;
}

interface RoomCompareProps {
  readonly room: PictureRoom;
  /** Two or three, all of one kind of product. */
  readonly compared: readonly [Compared, Compared, ...Compared[]];
}

/** Two or three cloths side by side, in the same room, as far open and at the same hour. */
export function RoomCompare({ room, compared }: RoomCompareProps) {
  const { type } = compared[0].dressing;
  const { chosen, seen } = useRoomSetting(type);
  const { setting, hour } = seen;
  const shown = useMemo(
    () => compared.map(({ name, dressing }) => ({ name, shown: { dressing, setting, hour } })),
    [compared, setting, hour],
  );
  return (
    <div>
      <div className={classes.sideBySide}>
        {shown.map(({ name, shown: one }) => (
          <figure key={name}>
            <LivePicture room={room} shown={one} name={name} sizes="(min-width: 48em) 34rem, 100vw" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <RoomControls room={room} type={type} {...chosen} />
      <p className={text.soft} data-small>
        Imágenes generadas a escala, con la misma ventana y el mismo sol.
      </p>
    </div>
  );
}
