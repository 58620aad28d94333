import { useEffect, useRef } from 'react';
import type { PictureRoom } from '#src/content/pictures/rooms.ts';
import { useOnDemand } from '#src/services/use-on-demand.ts';
import { canPaint } from '#src/ui/graphics/program.ts';
import { stageOn, type Shown, type Stage } from './paint/stage.ts';
import { filesOf, type RoomFiles } from './room-files.ts';
import classes from './room-light.module.css';

export interface RelitRoomProps {
  readonly room: PictureRoom;
  readonly shown: Shown;
  /** What the picture shows, for screen readers. */
  readonly label: string;
}

/** A room in the light that a blind lets in; nothing until it is loaded. */
export function RelitRoom(props: RelitRoomProps) {
  const isPossible = canPaint();
  const wanted = filesOf(props.room);
  const files = useOnDemand(wanted, isPossible);
  if (!isPossible) {
    return (
      <p className={classes['note']} data-without-light>
        Tu navegador no puede calcular la luz: así se ve con la ventana libre.
      </p>
    );
  }
  if (files === 'loading') return null;
  if (files === 'failed') {
    return (
      <button type="button" className={classes['note']} onClick={wanted.fetch}>
        No pudimos cargar la luz. Reintentar
      </button>
    );
  }
  return <RoomCanvas {...props} files={files} />;
}

function RoomCanvas({ files, shown, label }: RelitRoomProps & { readonly files: RoomFiles }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);

  useEffect(() => {
    if (canvas.current === null) return;
    const made = stageOn(canvas.current, files);
    stage.current = made;
    return () => {
      stage.current = null;
      made?.free();
    };
  }, [files]);

  useEffect(() => {
    stage.current?.show(shown);
  }, [files, shown]);

  return <canvas ref={canvas} className={classes['canvas']} role="img" aria-label={label} />;
}
