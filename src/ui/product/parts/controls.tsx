import { tenth } from '../box.ts';
import type { PartProps } from '../sheet.ts';

const LIGHT = '#d9d4c8';
const SHADE = 'rgb(20 22 20 / 20%)';

interface HangingProps extends PartProps {
  readonly x: number;
  readonly top: number;
  readonly length: number;
}

/** The endless chain: two strands and the bend at the bottom, with beads where they are visible. */
export function Chain({ sheet, x, top, length }: HangingProps) {
  const gap = 11;
  const d = `M${String(tenth(x - gap / 2))} ${String(tenth(top))}v${String(tenth(length - gap))}a${String(gap / 2)} ${String(gap / 2)} 0 0 0 ${String(gap)} 0v${String(tenth(gap - length))}`;
  const { detail } = sheet.drawing;
  if (detail === 'icon') return null;
  return (
    <g fill="none" stroke={LIGHT} strokeLinecap="round">
      <path stroke={SHADE} strokeWidth={4.5} d={d} transform="translate(7 9)" />
      <path
        d={d}
        {...(detail === 'hero' ? { strokeWidth: 6, strokeDasharray: '0.1 7' } : { strokeWidth: 5 })}
      />
    </g>
  );
}

/** The wand that turns or draws: a thin rod on a hook. */
export function Wand({ sheet, x, top, length }: HangingProps) {
  if (sheet.drawing.detail === 'icon') return null;
  const d = `M${String(tenth(x))} ${String(tenth(top))}v${String(tenth(length))}`;
  return (
    <g fill="none" stroke={LIGHT} strokeLinecap="round" strokeWidth={11}>
      <path stroke={SHADE} strokeOpacity={0.8} d={d} transform="translate(8 8)" />
      <path d={d} />
    </g>
  );
}
