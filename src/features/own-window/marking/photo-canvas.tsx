import { useLayoutEffect, useRef } from 'react';
import type { Picture } from '../picture/picture.ts';

/** A photo as it is. */
export function PhotoCanvas({ picture: { shown } }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(shown, 0, 0);
  }, [shown]);
  return (
    <canvas
      ref={canvas}
      width={shown.width}
      height={shown.height}
      role="img"
      aria-label="Tu foto de la ventana"
    />
  );
}
