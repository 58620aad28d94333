import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { describe } from './describe.ts';
import { projectsFromWall, settle, type Drawing } from './drawing.ts';
import { FabricPaints } from './materials/fabric-paints.tsx';
import { EdgePaints } from './materials/hanging-fabric.tsx';
import { MetalPaints } from './materials/metal.tsx';
import { Brackets, Ceiling } from './mechanism/fixing.tsx';
import classes from './product-drawing.module.css';
import { products } from './products/index.ts';
import { ScenePaints, ViewPaints } from './scene/scene-paints.tsx';
import { House, WindowOfRoom } from './scene/scenes.tsx';
import { sheetOf } from './sheet-of.ts';
import { SideBySide, wholeWidth } from './side-by-side.tsx';

interface ProductDrawingProps extends Drawing {
  /** Hides the picture from screen readers, for places where text names the product. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Draws any product that we sell, at its size and openness, in a room or on a terrace. */
export function ProductDrawing({ decorative = false, className = '', ...props }: ProductDrawingProps) {
  const drawing = settle(props);
  // The scene is as wide as all blinds; the parts of a blind know only their own width.
  const scene = sheetOf({ ...drawing, width: wholeWidth(drawing) }, useId());
  const sheet = { ...scene, drawing };
  const { x, y, width, height } = scene.layout.sheet;
  const { Body, Paints, Veil } = products[drawing.type];
  const isOutside = projectsFromWall(drawing.type);
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describe(drawing) };
  return (
    <svg
      {...named}
      className={cx(classes.drawing, className)}
      viewBox={[x, y, width, height].map((side) => Math.round(side)).join(' ')}
      data-time={drawing.time}
      data-scene={isOutside ? 'house' : 'room'}
      focusable="false"
    >
      <defs>
        {isOutside ? null : <ViewPaints sheet={scene} />}
        <ScenePaints sheet={scene} />
        <MetalPaints sheet={sheet} />
        <FabricPaints sheet={sheet} />
        <EdgePaints sheet={sheet} />
        <Paints sheet={sheet} />
      </defs>
      {isOutside ? (
        <House sheet={scene} />
      ) : (
        <WindowOfRoom
          sheet={scene}
          veil={
            Veil ? (
              <SideBySide sheet={sheet} name="veils">
                <Veil sheet={sheet} />
              </SideBySide>
            ) : null
          }
        />
      )}
      <Ceiling sheet={scene} isOut={isOutside} />
      <SideBySide sheet={sheet} name="blinds">
        <Body sheet={sheet} />
        <Brackets sheet={sheet} isOut={isOutside} />
      </SideBySide>
    </svg>
  );
}
