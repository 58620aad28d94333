/** The query parameter that names the open document. */
export const DOCUMENT = 'archivo';
