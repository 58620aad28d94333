import { useId } from 'react';
import { describe } from './describe.ts';
import { settle, standsOut, type Drawing } from './drawing.ts';
import { ClothPaints } from './parts/cloth-paints.tsx';
import { EdgePaints } from './parts/cloth.tsx';
import { MetalPaints } from './parts/metal.tsx';
import { products } from './products/index.ts';
import { SceneGradients } from './scene/scene-gradients.tsx';
import { House, WindowOfRoom } from './scene/scenes.tsx';
import { sheetOf } from './sheet-of.ts';
import classes from './product-drawing.module.css';

interface ProductDrawingProps extends Drawing {
  /** For pictures beside which the product is named in words: those who listen do not hear of it. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Any product that we sell, at its size and as far open as it is, in the light of a room or on a terrace. */
export function ProductDrawing({ decorative = false, className = '', ...props }: ProductDrawingProps) {
  const sheet = sheetOf(settle(props), useId());
  const { drawing, layout } = sheet;
  const { x, y, width, height } = layout.sheet;
  const { Body, Paints } = products[drawing.type];
  const isOutside = standsOut(drawing.type);
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describe(drawing) };
  return (
    <svg
      {...named}
      className={`${classes['drawing'] ?? ''} ${className}`}
      viewBox={[x, y, width, height].map((side) => Math.round(side)).join(' ')}
      data-time={drawing.time}
      data-scene={isOutside ? 'house' : 'room'}
      focusable="false"
    >
      <defs>
        <SceneGradients sheet={sheet} />
        <MetalPaints sheet={sheet} />
        <ClothPaints sheet={sheet} />
        <EdgePaints sheet={sheet} />
        <Paints sheet={sheet} />
      </defs>
      {isOutside ? <House sheet={sheet} /> : <WindowOfRoom sheet={sheet} />}
      <Body sheet={sheet} />
    </svg>
  );
}
