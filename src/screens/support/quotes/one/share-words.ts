import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { inPesos } from '../../quoting/money.ts';

/** Path of the client's copy, below the app's root. */
export const sharePath = (share: string): string =>
  `${href('standaloneQuoter')}?${new URLSearchParams({ cotizacion: share }).toString()}`;

/** What a seller writes to a client: the total, until when it holds, and the link. Never what it costs the seller. */
export function shareText(
  { folio, client, client_totals, totals }: Pick<SavedQuote, 'folio' | 'client' | 'client_totals' | 'totals'>,
  link: string,
  until: string | null,
): string {
  const name = client?.name?.split(/\s+/)[0];
  // Without a margin, a total before IVA is the seller's own.
  const shown = client_totals ?? (totals.holds_iva ? totals : null);
  return [
    `Hola${name === undefined ? '' : ` ${name}`}, te comparto tu cotización ${folio} de ${site.brand}`,
    shown === null ? '' : ` por ${inPesos(shown.total_centavos)} con IVA`,
    until === null ? '' : `, vigente hasta el ${until}`,
    `. Aquí la puedes ver, aceptar o rechazar: ${link}`,
  ].join('');
}

/** Where WhatsApp opens with a text written; to whom, where the number is a Mexican one. */
export function whatsappTo(phone: string | null, text: string): string {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^(?:0*52)?1?(?=\d{10}$)/, '');
  const to = digits.length === 10 ? `52${digits}` : '';
  return `https://wa.me/${to}?${new URLSearchParams({ text }).toString()}`;
}
