/** The word of an address that names the document which is open. */
export const DOCUMENT = 'archivo';
