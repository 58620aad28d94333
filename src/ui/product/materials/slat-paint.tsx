import { shade, tint } from '../colour.ts';
import type { PartProps } from '../sheet.ts';
import { fabricTones } from './fabric-paints.tsx';

/** A slat lit from above, slightly rounded. */
export function SlatPaint({ sheet }: PartProps) {
  const { middle } = fabricTones(sheet);
  return (
    <linearGradient id={sheet.id('slat')} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor={shade(middle, 0.12)} />
      <stop offset=".18" stopColor={tint(middle, 0.3)} />
      <stop offset=".55" stopColor={middle} />
      <stop offset="1" stopColor={shade(middle, 0.42)} />
    </linearGradient>
  );
}
