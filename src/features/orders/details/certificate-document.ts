import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import { site } from '#src/config/site.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { guarantees } from '#src/content/texts/guarantees.ts';
import { letterPage, LOGO, SOFT } from '#src/features/pdf/paper-style.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { counted } from '#src/format/words.ts';

/** The pieces of an order, each with the years that its guarantee lasts. */
const coveredPieces = ({ windows }: Pick<SavedOrder, 'windows'>, quotable: Quotable): readonly string[] =>
  windows.map((window) => {
    const { name, product, colour, size, variant } = factsOf(window, quotable);
    const years = variant === null ? '' : `: ${counted(variant.warrantyYears, 'año', 'años')}`;
    return `${name}, ${product}, ${colour}, ${size}${years}`;
  });

/**
 * The certificate of guarantee of a delivered order, for pdfmake.
 * @param deliveredOn "10 dic 2026"; null when not known
 */
export const certificateDocument = (
  order: Pick<SavedOrder, 'folio' | 'windows' | 'client'>,
  deliveredOn: string | null,
  quotable: Quotable,
): TDocumentDefinitions => ({
  ...letterPage(`Certificado de garantía ${order.folio}`, site.brand),
  content: [
    { svg: LOGO, width: 110 },
    { text: `Certificado de garantía ${order.folio}`, fontSize: 16, margin: [0, 18, 0, 4] },
    {
      text: [
        order.client?.name ?? null,
        deliveredOn === null ? null : `Entregada el ${deliveredOn}. Desde ese día cuenta la garantía`,
      ]
        .filter((part) => part !== null)
        .join(' · '),
      color: SOFT,
    },
    { text: 'Qué ampara', bold: true, margin: [0, 14, 0, 3] },
    { ul: [...coveredPieces(order, quotable)] },
    ...guarantees.map(({ title, text, conditions }) => ({
      stack: [
        { text: title, bold: true, margin: [0, 14, 0, 3] as [number, number, number, number] },
        { text },
        { ul: [...conditions], color: SOFT },
      ],
    })),
    {
      text: [site.legalName, site.phones[0] ?? '', new URL(site.url).host].join(' · '),
      color: SOFT,
      margin: [0, 18, 0, 0],
    },
  ],
});
