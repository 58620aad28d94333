import * as fc from 'fast-check';
import { productTypes, weaves, type Drawing } from '#src/ui/product/drawing.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): `#${string}` => `#${value.toString(16).padStart(6, '0')}`);

/** Any product that can be ordered, in any position and light. */
export const drawings: fc.Arbitrary<Drawing> = fc.record({
  type: fc.constantFrom(...productTypes),
  width: fc.integer({ min: 200, max: 5_000 }),
  height: fc.integer({ min: 200, max: 4_000 }),
  openness: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  fabric: fc.record({
    colour,
    weave: fc.constantFrom(...weaves),
    openFactor: fc.integer({ min: 1, max: 10 }),
    stripe: fc.option(colour, { nil: undefined }),
  }),
  mount: fc.constantFrom('inside', 'outside'),
  control: fc.constantFrom('chain', 'cord', 'wand', 'crank', 'motor'),
  side: fc.constantFrom('left', 'right'),
  head: fc.constantFrom('none', 'gallery', 'cassette'),
  finish: fc.constantFrom('white', 'aluminium', 'bronze', 'black'),
  wrappedBar: fc.boolean(),
  inverse: fc.boolean(),
  controlLength: fc.option(fc.integer({ min: 500, max: 4_000 }), { nil: undefined }),
  motorSide: fc.constantFrom('left', 'right', 'hidden'),
  fixing: fc.constantFrom('ceiling', 'wall', 'hidden'),
  blinds: fc.constantFrom(1, 2, 4),
  cloths: fc.constantFrom(1, 2, 3),
  pieces: fc.constantFrom(1, 2, 3),
  turned: fc.boolean(),
  valance: fc.boolean(),
  time: fc.constantFrom('day', 'evening'),
  detail: fc.constantFrom('icon', 'card', 'hero'),
  aspect: fc.option(fc.double({ min: 0.5, max: 3, noNaN: true }), { nil: undefined }),
});
