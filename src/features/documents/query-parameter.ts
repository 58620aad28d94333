/** The query parameter that names the open document. */
export const DOCUMENT = 'archivo';

/** The query parameter with the page of a list of documents: its screen may have another list with pages. */
export const DOCUMENT_PAGE = 'pagina-archivos';
