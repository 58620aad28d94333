import type { Settled } from './drawing.ts';
import type { Layout } from './layout.ts';
import type { Light } from './light.ts';

/** What every part of one picture is drawn from. */
export interface Sheet {
  readonly drawing: Settled;
  readonly layout: Layout;
  readonly light: Light;
  /** Its own name for a definition, so that two pictures of a page never share one. */
  readonly id: (name: string) => string;
  /** A reference to that definition. */
  readonly paint: (name: string) => string;
}

export interface PartProps {
  readonly sheet: Sheet;
}
