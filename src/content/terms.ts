import type { FamilyId } from './schema/vocabulary.ts';

/** Terms of business other than prices. Everything that names one of these takes it from here. */

/** Deposit paid with an order, in basis points of the total with IVA. */
export const DEPOSIT_BP = 5_000;

/** Days that a quote is valid after it is sent, not counting the day it is sent. */
export const QUOTE_VALID_DAYS = 15;

/** The validities that its maker may choose, in days. */
export const VALID_DAYS_OFFERED = [7, QUOTE_VALID_DAYS, 30] as const;

/** Working days that the workshop takes. */
interface WorkshopDays {
  readonly least: number;
  readonly most: number;
}

/** Working days to make a blind. */
export const BLIND_DAYS: WorkshopDays = { least: 3, most: 4 };

/** Longer than a blind's, because of their structure (our assumption, as are the pergolas'). */
const AWNING_DAYS: WorkshopDays = { least: 6, most: 8 };

/**
 * Working days that the workshop takes, counted from the deposit, or from the day that the fabric arrives. A date that
 * is promised counts with the most.
 */
export const WORKSHOP_DAYS: Readonly<Record<FamilyId, WorkshopDays>> = {
  enrollables: BLIND_DAYS,
  'sheer-elegance': BLIND_DAYS,
  romanas: BLIND_DAYS,
  verticales: BLIND_DAYS,
  'panel-japones': BLIND_DAYS,
  horizontales: BLIND_DAYS,
  'toldos-brazos-retractiles': AWNING_DAYS,
  'toldos-verticales': AWNING_DAYS,
  'toldos-capotas': AWNING_DAYS,
  'toldos-pergolas': { least: 10, most: 12 },
};

/** The extra that puts a window first in the workshop, and the most working days that it then takes. */
export const URGENT = { extra: 'entrega-urgente', workingDays: 2 } as const;

/** Working days from the workshop to the installed window: the road, and the installer's visit (assumed). */
export const INSTALLATION_DAYS = 6;

/** Letters that the name of a window may have. */
export const MAX_WINDOW_NAME = 120;

/** Characters of what the workshop is told of a window. */
export const MAX_WINDOW_NOTE = 300;

/** Days to report a piece that does not fit, and working days until the shop answers a claim (both assumed). */
export const GUARANTEE_TERMS = { fitDays: 15, replyDays: 3 } as const;
