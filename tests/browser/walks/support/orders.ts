import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';

export const folioOf = ({ folio }: SavedOrder) => folio;
