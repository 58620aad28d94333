import { isAwning } from '../drawing.ts';
import { drawnPitch } from '../geometry/detail.ts';
import type { PartProps } from '../sheet.ts';

/** From stripe to stripe: an awning's are broad, those of a cloth for indoors fine. */
const STRIPE = { awning: 180, indoors: 46 } as const;

/** The stripes of an awning's cloth, as wide as they are woven. A plain cloth has none. */
export function StripePattern({ sheet }: PartProps) {
  const { fabric, type } = sheet.drawing;
  const { stripe } = fabric;
  if (stripe === undefined) return null;
  const width = drawnPitch(isAwning(type) ? STRIPE.awning : STRIPE.indoors, sheet.layout.unit, 5);
  return (
    <pattern id={sheet.id('stripes')} width={width} height="1000" patternUnits="userSpaceOnUse">
      <rect x={width * 0.28} width={width * 0.44} height="1000" fill={stripe} />
      <rect x={width * 0.82} width={width * 0.06} height="1000" fill={stripe} />
    </pattern>
  );
}

/** What lies over a plain cloth: its stripes where it has some. */
export const stripesOf = ({ drawing, paint }: PartProps['sheet']) =>
  drawing.fabric.stripe === undefined ? undefined : paint('stripes');
