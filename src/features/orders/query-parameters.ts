/** Query parameters of the screens of orders: everything about an order opens by its address. */

/** The open order. */
export const ORDER = 'orden';

/** Shows a sheet for the workshop: of the open order, or the cut plan of the orders that are cut together. */
export const SHEET = 'hoja';

/** The ids of the orders that are cut together. */
export const TOGETHER = 'ordenes';

/** The stage that the open order is asked to be moved to. */
export const MOVE_TO = 'pasa';

/** The change of the open order that is being filled in. */
export const CHANGE = 'cambio';

/** Shows the orders as a board. */
export const VIEW = 'vista';
export const BOARD = 'tablero';
