/** The query parameter that names the open quote. */
export const QUOTE = 'cotizacion';
