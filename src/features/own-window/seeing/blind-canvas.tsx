import { use, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { Photo, Quad } from '#machines/own-window/own-window.machine.ts';
import { small } from '#src/format/words.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { describe } from '#src/ui/product/describe.ts';
import { settle, type Drawing } from '#src/ui/product/drawing.ts';
import { PictureFrame } from '../dialog/picture-frame.tsx';
import type { Front } from '../picture/compose.ts';
import { frontOf } from '../picture/front-of.ts';
import { canvasOf, pictureOf, type Picture } from '../picture/picture.ts';
import { toJpeg } from '../picture/to-jpeg.ts';
import { drawBlind, frontSize, hungBox, passingOf, prepare } from './blind-in-photo.ts';
import { FrontMarkup } from './front.tsx';

/** What can be done with the shown picture. */
export interface BlindPicture {
  /** Encodes the picture at the size of the kept photo. @throws Error when the browser makes no picture */
  readonly encode: () => Promise<Blob>;
}

interface BlindCanvasProps {
  readonly ref: Ref<BlindPicture>;
  readonly photo: Photo;
  readonly corners: Quad;
  readonly drawing: Drawing;
  /** Whether the blind is shown; else the photo as it is. */
  readonly isShown: boolean;
}

/** The photo with the product in its window. */
export function BlindCanvas({ ref, photo, corners, drawing, isShown }: BlindCanvasProps) {
  const picture = use(pictureOf(photo));
  const { type, mount, width: widthMm, height: heightMm } = drawing;
  const box = useMemo(
    () => hungBox({ type, mount, width: widthMm, height: heightMm, fabric: drawing.fabric }),
    [type, mount, widthMm, heightMm, drawing.fabric],
  );
  const prepared = useMemo(
    () => prepare(picture.shown, picture.pixels, corners, { photo, box }),
    [picture, corners, photo, box],
  );
  const size = frontSize(corners, picture.scale, box);
  const markup = useRef<SVGSVGElement>(null);
  const front = useFront(markup, JSON.stringify([drawing, size]), size);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    if (isShown && front !== null) drawBlind(context, prepared, front, passingOf(drawing));
    else context.drawImage(picture.shown, 0, 0);
  }, [isShown, front, prepared, drawing, picture]);
  useImperativeHandle(ref, () => ({
    encode: () =>
      encodeWhole(picture, (whole) => {
        if (front !== null) {
          const { context } = whole;
          const pixels = context.getImageData(0, 0, photo.width, photo.height);
          drawBlind(
            context,
            prepare(picture.whole, pixels, corners, { photo, box }),
            front,
            passingOf(drawing),
          );
        }
      }),
  }));
  const described = small(describe(settle(drawing), false));
  return (
    <PictureFrame photo={photo}>
      <FrontMarkup ref={markup} drawing={drawing} {...size} />
      <canvas
        ref={canvas}
        width={picture.shown.width}
        height={picture.shown.height}
        role="img"
        aria-label={isShown ? `Tu ventana con ${described}` : 'Tu ventana como está ahora'}
        data-drawn={(isShown && front !== null) || undefined}
      />
    </PictureFrame>
  );
}

/** Encodes a copy of the photo after something was drawn on it. */
function encodeWhole({ whole }: Picture, draw: (copy: ReturnType<typeof canvasOf>) => void): Promise<Blob> {
  const copy = canvasOf(whole.width, whole.height);
  copy.context.drawImage(whole, 0, 0);
  draw(copy);
  return toJpeg(copy.canvas);
}

/** The product as pixels, drawn anew when what it shows changes; null until the first is there. */
function useFront(
  markup: { readonly current: SVGSVGElement | null },
  shows: string,
  { width, height }: { readonly width: number; readonly height: number },
): Front | null {
  const [front, setFront] = useState<Front | null>(null);
  useEffect(() => {
    const { current: svg } = markup;
    if (svg === null) return undefined;
    let isNewest = true;
    const draw = async () => {
      try {
        const drawn = await frontOf(new XMLSerializer().serializeToString(svg), width, height);
        if (isNewest) setFront(drawn);
      } catch {
        void notify({ title: 'Tu navegador no pudo dibujar la tela.', tone: 'problem' });
      }
    };
    void draw();
    return () => {
      isNewest = false;
    };
  }, [markup, shows, width, height]);
  return front;
}
