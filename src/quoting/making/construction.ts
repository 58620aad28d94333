import type { Control, Extra, Remote, Tube } from '../rules.ts';
import type { ChosenMotor } from './drive.ts';
import type { FabricCut } from './fabric-cut.ts';
import type { GalleryCut } from './gallery.ts';

/** How a blind is made, for the workshop. */
export interface Construction {
  readonly widthsMm: readonly number[];
  readonly control: Control;
  readonly fabric: FabricCut | null;
  readonly tube: Tube | null;
  readonly motor: ChosenMotor | null;
  readonly gallery: GalleryCut | null;
  readonly extras: readonly Extra[];
  readonly remotes: readonly Remote[];
}
