import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href, SHARED } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { hasCost } from '#src/features/quoted-windows/has-cost.ts';
import { firstName } from '#src/format/first-name.ts';
import { inCurrency } from '#src/format/money.ts';
import { chatHref } from '#src/ui/contact/phone-links.ts';
import { versionName } from './version-name.ts';

/** Path of the client's copy, relative to the app's root. */
export const sharePath = (share: string): string =>
  `${href('standaloneQuoter')}?${new URLSearchParams({ [SHARED]: share }).toString()}`;

/** Who sells: a distributor in their own name, else the shop. */
const sellerOf = (quote: Pick<SavedQuote, 'totals' | 'client_totals' | 'made_by'>): string =>
  (hasCost(quote) ? quote.made_by?.name : null) ?? site.brand;

type Sent = Pick<SavedQuote, 'folio' | 'version' | 'client' | 'client_totals' | 'totals' | 'made_by'>;

/** "Cotización C-1042 de Persianas del Norte": the subject of an e-mail to the client. */
export const shareSubject = (quote: Sent): string => `Cotización ${versionName(quote)} de ${sellerOf(quote)}`;

/** The message from seller to client: total, last day and link. Never the seller's cost. */
export function shareText(quote: Sent, link: string, until: string | null): string {
  const { client, client_totals, totals } = quote;
  const name = firstName(client?.name);
  // Without a margin, a total before IVA is the seller's cost.
  const shown = client_totals ?? (totals.holds_iva ? totals : null);
  return [
    `Hola${name === null ? '' : ` ${name}`}, te comparto tu cotización ${versionName(quote)} de ${sellerOf(quote)}`,
    shown === null ? '' : ` por ${inCurrency(shown.total_centavos)} con IVA`,
    until === null ? '' : `, vigente hasta el ${until}`,
    `. Aquí la puedes ver, aceptar o pedir cambios: ${link}`,
  ].join('');
}

/** A link that opens WhatsApp with a text; addressed to a number that can be read, else to whom the person chooses. */
export const whatsappTo = (phone: string | null, text: string): string =>
  chatHref(phone ?? '', text) ?? `https://wa.me/?${new URLSearchParams({ text }).toString()}`;
