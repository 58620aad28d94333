/** Id of the field of the margin: a quote is not saved while the margin is wrong. */
export const MARGIN_ID = 'margen';
