import { clsx as cx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import { capital } from '#src/content/first-letter.ts';
import { pictureRooms, type PictureRoom } from '#src/content/pictures/rooms.ts';
import { canPaint } from '#src/ui/graphics/program.ts';
import { PictureNote } from '#src/ui/messages/picture-note.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { filesOf, type RoomFiles } from '../files/room-files.ts';
import type { PainterOf } from '../paint/painter.ts';
import { painters } from '../paint/painters.ts';
import { stageOn, type Shown, type Stage } from '../paint/stage.ts';
import { canReadPixels } from '../paint/still/can-read-pixels.ts';
import classes from '../room-light.module.css';
import { describeSetting } from './describe.ts';

export interface RelitRoomProps {
  readonly room: PictureRoom;
  readonly shown: Shown;
  /** What hangs there, as in "Screen 5 en Marfil". */
  readonly name: string;
  /** Is told whether the room is shown. */
  readonly onLive: (isLive: boolean) => void;
}

/** A room in the light that a blind lets in; nothing until it is loaded. */
export function RelitRoom(props: RelitRoomProps) {
  const isPossible = canPaint() || canReadPixels();
  const wanted = filesOf(props.room);
  const files = useOnDemand(wanted, isPossible);
  const painterOf = useOnDemand(painters, isPossible);
  if (!isPossible) {
    return <PictureNote>Tu navegador no puede calcular la luz: así se ve con la ventana libre.</PictureNote>;
  }
  if (files === 'failed' || painterOf === 'failed') {
    return (
      <PictureNote
        onRetry={() => {
          wanted.fetch();
          painters.fetch();
        }}
      >
        No pudimos cargar la luz. Reintentar
      </PictureNote>
    );
  }
  if (files === 'loading' || painterOf === 'loading') return null;
  return <RoomCanvas {...props} files={files} painterOf={painterOf} />;
}

interface RoomCanvasProps extends RelitRoomProps {
  readonly files: RoomFiles;
  readonly painterOf: PainterOf;
}

function RoomCanvas({ room, name, files, painterOf, shown, onLive }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);

  useEffect(() => {
    if (canvas.current === null) return;
    const made = stageOn(canvas.current, files, painterOf);
    stage.current = made;
    onLive(made !== null);
    return () => {
      stage.current = null;
      made?.free();
      onLive(false);
    };
  }, [files, painterOf, onLive]);

  useEffect(() => {
    stage.current?.show(shown);
  }, [files, painterOf, shown]);

  const label = `${capital(pictureRooms[room].name)} con ${name}, ${describeSetting(shown)}`;
  return <canvas ref={canvas} className={cx(layout.fill, classes.canvas)} role="img" aria-label={label} />;
}
