import type { Settled } from './drawing.ts';
import type { Layout } from './layout.ts';
import type { Light } from './light.ts';

/** What the parts of one picture share. */
export interface Sheet {
  readonly drawing: Settled;
  readonly layout: Layout;
  readonly light: Light;
  /** Id of a definition, unique in the page. */
  readonly id: (name: string) => string;
  /** A reference to that definition. */
  readonly paint: (name: string) => string;
}

export interface PartProps {
  readonly sheet: Sheet;
}
