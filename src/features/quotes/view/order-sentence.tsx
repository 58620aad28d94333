import { Link } from 'react-router-dom';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { orderHref } from '../quoter-links.ts';

interface OrderSentenceProps {
  readonly quote: Pick<SavedQuote, 'order_id' | 'order_folio'>;
  /** Whether the order is the person's own; else it is of the network. */
  readonly isOwn: boolean;
}

/** Names the order made from a quote, with a link to it when the server sends its id. */
export function OrderSentence({ quote: { order_id: id, order_folio: folio }, isOwn }: OrderSentenceProps) {
  const sentence = orderText(folio);
  return id === null ? `${sentence}.` : <Link to={orderHref(id, isOwn)}>{sentence}</Link>;
}

/** "Ya es la orden P-2051" */
const orderText = (folio: string | null): string =>
  folio === null ? 'Ya es una orden' : `Ya es la orden ${folio}`;
