import { Link } from 'react-router-dom';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { orderHref } from './quoter-links.ts';

interface OrderSentenceProps {
  readonly quote: Pick<SavedQuote, 'order_id' | 'order_folio'>;
  /** Whether its order is the person's own; else one of their network. */
  readonly isOwn: boolean;
}

/** Which order has come of a quote, with the way there: as much of it as the server tells. */
export function OrderSentence({ quote: { order_id: id, order_folio: folio }, isOwn }: OrderSentenceProps) {
  const sentence = orderWords(folio);
  return id === null ? `${sentence}.` : <Link to={orderHref(id, isOwn)}>{sentence}</Link>;
}

/** "Ya es el pedido P-2051" */
const orderWords = (folio: string | null): string =>
  folio === null ? 'Ya es un pedido' : `Ya es el pedido ${folio}`;
