/** The word of an address that names the quote which is open. */
export const QUOTE = 'cotizacion';
