import { useEffect, useRef, useState } from 'react';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import { ClothSwatch } from '#src/ui/cloth/cloth-swatch.tsx';
import { canPaint } from '#src/ui/graphics/program.ts';
import { PictureNote } from '#src/ui/messages/picture-note.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { clothPainter, type ClothPainter, type Lit } from '../paint/painter.ts';
import { tileOf, type Tile } from '../paint/tile.ts';
import { dyedOf, type Chosen } from './look.ts';
import type { Point, View } from './view.ts';

interface ClothCanvasProps {
  readonly chosen: Chosen;
  readonly view: View;
  readonly lit: Lit;
  readonly lamp: Point;
  /** What the picture shows, for screen readers. */
  readonly label: string;
}

/** The picture of a cloth; its swatch until that is loaded, and where it cannot be painted. */
export function ClothCanvas(props: ClothCanvasProps) {
  const { variant, colour } = props.chosen;
  const closed = useOnDemand(tileOf(variant.structure), true);
  const clear = useOnDemand(tileOf(variant.bands === undefined ? variant.structure : 'velo'), true);
  const swatch = <ClothSwatch cloth={variant} colour={colour} size="fill" />;
  if (!canPaint()) {
    return (
      <>
        {swatch}
        <PictureNote>Tu navegador no puede acercarla: así se ve la tela.</PictureNote>
      </>
    );
  }
  if (closed === 'failed' || clear === 'failed') {
    return (
      <>
        {swatch}
        <PictureNote
          onRetry={() => {
            tileOf(variant.structure).fetch();
            tileOf('velo').fetch();
          }}
        >
          No pudimos cargar la tela. Reintentar
        </PictureNote>
      </>
    );
  }
  if (closed === 'loading' || clear === 'loading') return swatch;
  return <PaintedCloth {...props} closed={closed} clear={clear} />;
}

interface Tiles {
  readonly closed: Tile;
  readonly clear: Tile;
}

function PaintedCloth({ chosen, view, lit, lamp, label, closed, clear }: ClothCanvasProps & Tiles) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter, setPainter] = useState<ClothPainter | null>(null);
  const [size, setSize] = useState<readonly [width: number, height: number]>([1, 1]);
  const { variant, colour } = chosen;

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const made = clothPainter(element, closed, clear, dyedOf({ variant, colour }));
    setPainter(made);
    return () => made?.free();
  }, [closed, clear, variant, colour]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const measure = () => {
      const density = Math.min(2, devicePixelRatio);
      setSize([Math.max(1, element.clientWidth * density), Math.max(1, element.clientHeight * density)]);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const [width, height] = size.map(Math.round);
    if (width !== undefined && element.width !== width) element.width = width;
    if (height !== undefined && element.height !== height) element.height = height;
    painter?.paint(view, lit, lamp);
  }, [painter, size, view, lit, lamp]);

  return <canvas ref={canvas} className={layout.fill} role="img" aria-label={label} />;
}
