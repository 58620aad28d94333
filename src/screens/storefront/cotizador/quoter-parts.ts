import { variantDefaults } from '#src/features/draft-windows/choices.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { AddressContent } from './address-content.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditingNote } from './editing-note.tsx';
import { LoadAvailability } from './load-availability.tsx';
import { missingUpTo } from './missing-choices.ts';
import { Pane } from './pane.tsx';
import { StepContent } from './step-content.tsx';
import { lowestByFamily } from './steps/lowest-by-family.ts';
import { StopNote } from './stop-note.tsx';
import { UserPrices } from './user-prices.tsx';
import { WindowHead } from './window-head.tsx';
import { WindowStrip } from './window-strip.tsx';

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
  LoadAvailability,
  UserPrices,
  Pane,
  StepContent,
  StopNote,
  WindowHead,
  WindowStrip,
};
export type Parts = typeof parts;
