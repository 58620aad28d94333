import { bottom, rect, right, tenth, type Box } from '../box.ts';
import { hasThreads } from '../materials/weave-pattern.tsx';
import classes from '../product-drawing.module.css';
import type { PartProps } from '../sheet.ts';

interface BoxProps extends PartProps {
  readonly box: Box;
}

/** A horizontal aluminium profile: a cassette, a rail, a bottom bar. Its lower edge is a thin dark line. */
export function Profile({
  sheet,
  box,
  paint = 'metal',
}: BoxProps & { readonly paint?: 'metal' | 'hem' | 'roll' | 'slat' }) {
  const edge = Math.max(2, box.height * 0.05);
  return (
    <>
      <rect
        {...rect(box)}
        rx={tenth(Math.min(6, box.height * 0.12))}
        fill={sheet.paint(paint)}
        className={sheet.drawing.detail === 'icon' ? classes.outlined : undefined}
      />
      {sheet.drawing.detail === 'icon' ? null : (
        <rect {...rect({ ...box, y: bottom(box) - edge, height: edge })} fill="rgb(10 14 14 / 26%)" />
      )}
    </>
  );
}

/** A cassette: the profile with its end caps and the slot for the fabric. */
function Cassette({ sheet, box }: BoxProps) {
  const cap = 9;
  return (
    <>
      <Profile sheet={sheet} box={box} />
      {sheet.drawing.detail === 'icon' ? null : (
        <>
          <rect {...rect({ ...box, width: cap })} fill={sheet.paint('post')} />
          <rect {...rect({ ...box, x: right(box) - cap, width: cap })} fill={sheet.paint('post')} />
          <rect
            {...rect({ x: box.x + cap, y: bottom(box) - 7, width: box.width - 2 * cap, height: 4 })}
            fill="rgb(10 14 14 / 55%)"
          />
        </>
      )}
    </>
  );
}

/** A gallery: a board covered with the fabric, with light on its upper edge. */
function Gallery({ sheet, box }: BoxProps) {
  return (
    <>
      <rect {...rect(box)} rx={3} fill={sheet.paint('hem')} />
      {sheet.drawing.detail === 'icon' ? null : (
        <>
          {hasThreads(sheet.drawing.fabric.weave) ? (
            <rect {...rect(box)} fill={sheet.paint('weave')} />
          ) : null}
          <rect {...rect({ ...box, height: 5 })} fill="rgb(255 255 255 / 32%)" />
          <rect {...rect({ ...box, y: bottom(box) - 4, height: 4 })} fill="rgb(10 14 14 / 26%)" />
        </>
      )}
    </>
  );
}

/** The cassette or gallery that hides the tube, if any. */
export function Head({ sheet, box }: BoxProps) {
  if (sheet.drawing.head === 'cassette') return <Cassette sheet={sheet} box={box} />;
  return sheet.drawing.head === 'gallery' ? <Gallery sheet={sheet} box={box} /> : null;
}
