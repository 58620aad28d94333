import { SECOND_COLOUR, STRIPE_MM } from '../../cloth/awning-stripes.ts';
import { isAwning } from '../drawing.ts';
import { drawnPitch } from '../geometry/detail.ts';
import type { PartProps } from '../sheet.ts';

/** Distance between stripes: wide for an awning, narrow for an indoor fabric. */
const STRIPE = { awning: STRIPE_MM, indoors: 46 } as const;

/** The stripes of an awning's fabric, as wide as they are woven. A plain fabric has none. */
export function StripePattern({ sheet }: PartProps) {
  const { fabric, type } = sheet.drawing;
  const { stripe } = fabric;
  if (stripe === undefined) return null;
  const width = drawnPitch(isAwning(type) ? STRIPE.awning : STRIPE.indoors, sheet.layout.unit, 5);
  return (
    <pattern id={sheet.id('stripes')} width={width} height="1000" patternUnits="userSpaceOnUse">
      {SECOND_COLOUR.map(({ from, to }) => (
        <rect key={from} x={width * from} width={width * (to - from)} height="1000" fill={stripe} />
      ))}
    </pattern>
  );
}

/** The stripes of a fabric, if it has any. */
export const stripesOf = ({ drawing, paint }: PartProps['sheet']) =>
  drawing.fabric.stripe === undefined ? undefined : paint('stripes');
