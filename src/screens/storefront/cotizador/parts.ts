import { beginningIn } from '../../support/quoting/choices.ts';
import { lowestByFamily } from '../../support/quoting/lowest-by-family.ts';
import { priceWindow } from '../../support/quoting/price-window.ts';
import { Arrivals } from './arrivals.tsx';
import { DraftNews } from './draft-news.tsx';
import { OwnPrices } from './own-prices.tsx';
import { Pane } from './pane.tsx';
import { StepContent } from './step-content.tsx';
import { WindowHead } from './window-head.tsx';
import { WindowStrip } from './window-strip.tsx';

/** What a quote is put together with. A first look at the products does without, and fetches nothing of it. */
export const parts = {
  beginningIn,
  lowestByFamily,
  priceWindow,
  Arrivals,
  DraftNews,
  OwnPrices,
  Pane,
  StepContent,
  WindowHead,
  WindowStrip,
};
export type Parts = typeof parts;
