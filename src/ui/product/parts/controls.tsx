import { tenth } from '../box.ts';
import type { PartProps } from '../sheet.ts';
import classes from '../product-drawing.module.css';

interface HangingProps extends PartProps {
  readonly x: number;
  readonly top: number;
  readonly length: number;
}

/** The endless chain: two strands and the bend at their foot, beads where they can be seen. */
export function Chain({ sheet, x, top, length }: HangingProps) {
  const gap = 11;
  const d = `M${String(tenth(x - gap / 2))} ${String(tenth(top))}v${String(tenth(length - gap))}a${String(gap / 2)} ${String(gap / 2)} 0 0 0 ${String(gap)} 0v${String(tenth(gap - length))}`;
  const { detail } = sheet.drawing;
  if (detail === 'icon') return null;
  return (
    <>
      <path className={classes['cord-shade']} d={d} transform="translate(7 9)" />
      <path className={classes[detail === 'hero' ? 'chain' : 'cord']} d={d} />
    </>
  );
}

/** The wand that turns or draws: a thin rod on a hook. */
export function Wand({ sheet, x, top, length }: HangingProps) {
  if (sheet.drawing.detail === 'icon') return null;
  const d = `M${String(tenth(x))} ${String(tenth(top))}v${String(tenth(length))}`;
  return (
    <>
      <path className={classes['wand-shade']} d={d} transform="translate(8 8)" />
      <path className={classes['wand']} d={d} />
    </>
  );
}
