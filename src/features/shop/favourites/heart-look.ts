import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { buttonClass } from '#src/ui/button.ts';
import classes from './heart.module.css';

/** In the corner of a picture, or among other buttons. */
type HeartLook = 'corner' | 'button';

export interface HeartProps {
  readonly variant: Pick<Variant, 'slug' | 'name'>;
  readonly colour: Pick<Colour, 'slug' | 'name'>;
  readonly look: HeartLook;
}

export const heartIcon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export const heartClass = (look: HeartLook): string =>
  look === 'corner' ? (classes['corner'] ?? '') : `${buttonClass()} ${classes['button'] ?? ''}`;
