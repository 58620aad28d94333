import type { ReactNode } from 'react';
import { rect } from '../box.ts';
import { terraceOf } from '../geometry/terrace.ts';
import classes from '../product-drawing.module.css';
import type { PartProps } from '../sheet.ts';
import { Branch, Outside } from './outside.tsx';
import { FloorLight, Room, Sill, WallShadow } from './room.tsx';
import { TerraceScene } from './terrace.tsx';
import { Glints, Reveal, WindowFrame } from './window-frame.tsx';

/** A small picture has no shadows, so an outline separates a white blind from the wall behind it. */
function Edge({ sheet: { drawing, layout } }: PartProps) {
  const { width, height, openness } = drawing;
  const by = layout.unit * 0.4;
  const around = { x: -by, y: -by, width: width + 2 * by, height: height * (1 - openness) + 2 * by };
  return <rect {...rect(around)} className={classes.outline} />;
}

/**
 * A room's wall with its window and the view; the product is drawn over it.
 * @param veil the haze over the view, behind the window's frame
 */
export function WindowOfRoom({ sheet, veil }: PartProps & { readonly veil: ReactNode }) {
  const { type, detail, time, mount } = sheet.drawing;
  const { layout } = sheet;
  const isFine = detail !== 'icon';
  const hasGlass = type !== 'toldo-vertical';
  return (
    <>
      {isFine ? (
        <>
          <Room sheet={sheet} />
          <FloorLight sheet={sheet} />
          <Reveal sheet={sheet} />
        </>
      ) : null}
      <Outside sheet={sheet} />
      {veil}
      {isFine && time === 'day' ? <Branch sheet={sheet} /> : null}
      {isFine ? null : <rect {...rect(layout.opening)} className={classes.outline} />}
      {!isFine && mount === 'outside' ? <Edge sheet={sheet} /> : null}
      {hasGlass ? <WindowFrame sheet={sheet} /> : null}
      {isFine && hasGlass ? <Glints sheet={sheet} /> : null}
      {isFine && hasGlass ? <Sill sheet={sheet} /> : null}
      {isFine && mount === 'outside' ? <WallShadow sheet={sheet} /> : null}
    </>
  );
}

/** The outside wall of a house, for products that project from it. */
export function House({ sheet }: PartProps) {
  return <TerraceScene sheet={sheet} {...terraceOf(sheet.drawing)} />;
}
