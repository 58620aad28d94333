/** Query parameters of the screens of orders: everything about an order opens by its address. */

/** The open order. */
export const ORDER = 'orden';

/** Shows a sheet for the workshop: of the open order, or the cut plan of the orders that are cut together. */
export const SHEET = 'hoja';

/** The sheet that is the cut plan of the pieces that are cut again. */
export const RECUT = 'recorte';

/** What of the pieces that are cut again is planned. */
export const RECUT_PARTS = 'partes';

/** The ids of the orders that are cut together. */
export const TOGETHER = 'ordenes';

/** The stage that the open order is asked to be moved to. */
export const MOVE_TO = 'pasa';

/** The change of the open order that is being filled in. */
export const CHANGE = 'cambio';

/** The payment of the open order that is being annulled, or a new one that is being noted. */
export const PAYMENT = 'pago';
export const NEW_PAYMENT = 'nuevo';

/** Shows the orders as a board, or what they earned. */
export const VIEW = 'vista';
export const BOARD = 'tablero';
export const EARNINGS = 'ganancias';

/** The month, client or product whose orders are shown. */
export const EARNINGS_OF = 'grupo';
