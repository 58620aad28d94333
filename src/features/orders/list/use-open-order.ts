import { useOpened } from '#src/browser/use-opened.ts';
import { DOCUMENT, DOCUMENT_PAGE } from '#src/features/documents/query-parameter.ts';
import { CHANGE, MOVE_TO, ORDER, PAYMENT, SHEET } from '#src/features/order-facts/query-parameters.ts';

const OPTIONS = { inside: [DOCUMENT, DOCUMENT_PAGE, SHEET, MOVE_TO, CHANGE, PAYMENT], atOnce: true };

/** The order that the address names. */
export const useOpenOrder = () => useOpened(ORDER, OPTIONS);
