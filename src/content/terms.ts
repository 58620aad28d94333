/** Terms of business other than prices. Everything that names one of these takes it from here. */

/** Deposit paid with an order, in basis points of the total with IVA. */
export const DEPOSIT_BP = 5_000;

/** Days that a quote is valid after it is sent, not counting the day it is sent. */
export const QUOTE_VALID_DAYS = 15;

/** Calendar days from an order to its promised delivery. */
export const DELIVERY_DAYS = 14;

/** Working days that the workshop takes, counted from the deposit. */
export const WORKING_DAYS = { least: 3, most: 4 } as const;

/** Pieces that one line of a quote or an order may have. */
export const MAX_PIECES = 999;

/** Letters that the name of a window may have. */
export const MAX_WINDOW_NAME = 120;
