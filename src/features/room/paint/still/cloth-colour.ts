import { coveredMetres, type RoomFacts } from '#src/content/pictures/room-facts.ts';
import { SECOND_COLOUR, STRIPE_MM } from '#src/ui/cloth/awning-stripes.ts';
import type { Covering } from '../../covering.ts';
import { colourOf, type Colour } from './colour.ts';
import { fract, mix, within } from './numbers.ts';

/** The colour of a cloth at a share of its width; a blur is the width over which edges are soft. */
export function clothColourOf(
  facts: RoomFacts,
  { dye, stripes }: Covering,
): (place: number, blur: number) => Readonly<Colour> {
  const whole = colourOf((band) => dye[band]);
  if (stripes === null) return () => whole;
  const [cloth, stripe] = stripes;
  const count = (coveredMetres(facts)[0] * 1_000) / STRIPE_MM;
  return (place, blur) => {
    const across = fract(place * count);
    const share = SECOND_COLOUR.reduce(
      (sum, { from, to }) => sum + within(across, from, to, blur * count),
      0,
    );
    return colourOf((band) => mix(cloth[band], stripe[band], share));
  };
}
