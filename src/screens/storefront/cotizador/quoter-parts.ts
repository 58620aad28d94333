import { variantDefaults } from '#src/features/draft-windows/choices.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { AddressContent } from './draft/address-content.tsx';
import { DraftActions } from './draft/draft-actions.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { EditingNote } from './draft/editing-note.tsx';
import { LinkedDraft } from './draft/linked-draft.tsx';
import { KeepTotal } from './price/keep-total.tsx';
import { LoadAvailability } from './price/load-availability.tsx';
import { Pane } from './price/pane.tsx';
import { UserPrices } from './price/user-prices.tsx';
import { StepContent } from './stepper/step-content.tsx';
import { StopNote } from './stepper/stop-note.tsx';
import { lowestByFamily } from './steps/lowest-by-family.ts';
import { missingUpTo } from './windows/missing-choices.ts';
import { WindowHead } from './windows/window-head.tsx';
import { WindowStrip } from './windows/window-strip.tsx';

/** Parts of the quoter that load only when a visitor starts a quote. */
export const parts = {
  variantDefaults,
  lowestByFamily,
  priceWindow,
  missingUpTo,
  AddressContent,
  DraftNotice,
  DraftActions,
  EditingNote,
  LinkedDraft,
  KeepTotal,
  LoadAvailability,
  UserPrices,
  Pane,
  StepContent,
  StopNote,
  WindowHead,
  WindowStrip,
};
export type Parts = typeof parts;
