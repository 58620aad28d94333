import type { Colour, Variant } from '#src/content/schema/variant.ts';

export interface HeartProps {
  readonly variant: Pick<Variant, 'slug' | 'name'>;
  readonly colour: Pick<Colour, 'slug' | 'name'>;
}
