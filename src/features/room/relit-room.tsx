import { useEffect, useRef } from 'react';
import type { Hour } from '#src/content/pictures/hours.ts';
import { useOnDemand } from '#src/services/use-on-demand.ts';
import { canPaint } from '#src/ui/graphics/program.ts';
import type { ProductType } from '#src/ui/product/drawing.ts';
import { coveringOf, type Cloth } from './covering.ts';
import { glide } from './paint/glide.ts';
import { painterOf, type Painter } from './paint/painter.ts';
import { salaFiles, type RoomFiles } from './room-files.ts';
import classes from './room-light.module.css';

/** Milliseconds from the first picture, where the window is free, and from one choice to the next. */
const FIRST_MS = 1_400;
const NEXT_MS = 260;

/** Width and height of a canvas, px: as many as are seen, in steps, and no more than the room's picture has. */
const sizeFor = (shownWidth: number): readonly [number, number] => {
  const width = Math.min(1_280, Math.max(1, Math.ceil((shownWidth * devicePixelRatio) / 320)) * 320);
  return [width, width / 1.6];
};

interface RelitRoomProps {
  readonly type: ProductType;
  readonly cloth: Cloth;
  /** 0 covers the window, 1 leaves it free. */
  readonly open: number;
  readonly hour: Hour;
  /** What the picture shows, for screen readers. */
  readonly label: string;
}

/** The living room in the light that a blind lets in; nothing until it is loaded. */
export function RelitRoom(props: RelitRoomProps) {
  const isPossible = canPaint();
  const files = useOnDemand(salaFiles, isPossible);
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
      <button type="button" className={classes['note']} onClick={salaFiles.fetch}>
        No pudimos cargar la luz. Reintentar
      </button>
    );
  }
  return <RoomCanvas {...props} files={files} />;
}

function RoomCanvas({
  files,
  type,
  cloth,
  open,
  hour,
  label,
}: RelitRoomProps & { readonly files: RoomFiles }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  const shown = useRef(1);

  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    [element.width, element.height] = sizeFor(element.clientWidth);
    const made = painterOf(element, files);
    painter.current = made;
    return () => {
      painter.current = null;
      made?.free();
    };
  }, [files]);

  useEffect(() => {
    const ms = shown.current === 1 ? FIRST_MS : NEXT_MS;
    return glide(shown.current, open, ms, (now) => {
      shown.current = now;
      painter.current?.paint(coveringOf(type, cloth, now), hour);
    });
  }, [files, type, cloth, open, hour]);

  return <canvas ref={canvas} className={classes['canvas']} role="img" aria-label={label} />;
}
