import type { Site } from '#src/config/site.schema.ts';
import { site } from '#src/config/site.ts';
import type { Question } from '#src/content/schema/page.ts';
import { DEPOSIT_BP, GUARANTEE_TERMS } from '#src/content/terms.ts';
import { shopFigures } from '#src/features/product/shop-figures.ts';
import { inPercent, publicPrice } from '#src/format/money.ts';
import { counted, listed, small } from '#src/format/words.ts';

/** What the shop answers before a person buys. */
export interface ShopAnswer extends Question {
  /** What it is about, as the heading of a row: "Factura". */
  readonly name: string;
}

type Facts = Pick<Site, 'payment' | 'invoice' | 'delivery'>;

/** How the shop is paid, as a sentence: ways, and instalments where it has them. */
export function sayPayment({ deposit, interestFree }: NonNullable<Facts['payment']>): string {
  const ways = deposit.map(({ name }) => small(name)).join(', ');
  if (interestFree === undefined) return `Pagas con ${ways}.`;
  const { months, leastCentavos, cards } = interestFree;
  return `Pagas con ${ways}; hasta ${String(Math.max(...months))} meses sin intereses desde ${publicPrice(leastCentavos)}, con ${cards}.`;
}

const paying = ({ payment }: Facts): readonly ShopAnswer[] =>
  payment === undefined
    ? []
    : [
        {
          name: 'Pago',
          question: '¿Cómo se paga?',
          answer: `${inPercent(DEPOSIT_BP)} de anticipo y el resto al entregar. ${sayPayment(payment)}`,
          searchedBy:
            'pagar pagos forma formas método tarjeta visa mastercard paypal crédito débito efectivo transferencia depósito oxxo clabe meses sin intereses msi mensualidades plazos abonos',
        },
      ];

const invoicing = ({ invoice }: Facts): readonly ShopAnswer[] =>
  invoice === undefined
    ? []
    : [
        {
          name: 'Factura',
          question: '¿Dan factura?',
          answer: `Sí, CFDI con el IVA desglosado. ${invoice.how}`,
          searchedBy: 'facturar facturan facturación cfdi fiscal rfc deducible constancia recibo',
        },
      ];

function delivering({ delivery }: Facts): readonly ShopAnswer[] {
  const zones = delivery?.zones ?? [];
  if (zones.length === 0) return [];
  const most = Math.max(...zones.map(({ workingDays }) => workingDays));
  const dearest = Math.max(...zones.map(({ freightCentavos }) => freightCentavos));
  const free = zones.flatMap(({ freightCentavos, states }) => (freightCentavos === 0 ? states : []));
  const without = free.length === 0 ? '' : `: sin costo en ${listed(free)}`;
  return [
    {
      name: 'Entrega',
      question: '¿A dónde entregan?',
      answer: `Llega hasta ${counted(most, 'día hábil', 'días hábiles')} después de salir del taller, con flete de hasta ${publicPrice(dearest)} según tu estado${without}.`,
      searchedBy: 'todo méxico flete gratis paquetería foránea estado república ciudad país mandan',
    },
  ];
}

const { fabricYears, motorYears } = shopFigures;

/** What a shop answers for whatever its facts are. */
const standing: readonly ShopAnswer[] = [
  {
    name: 'Garantía',
    question: '¿De qué responden?',
    answer: `De ${String(fabricYears.least)} a ${String(fabricYears.most)} años en la tela y ${String(motorYears)} en el motor. Si nosotros medimos y no queda, la rehacemos.`,
    searchedBy: 'responden descompone rota rompe reclamo queja',
  },
  {
    name: 'Cambios',
    question: '¿Y si me arrepiento?',
    answer: `Antes de cortar cambias tela, color o medida. Después solo se corrige, sin costo, lo que llegue mal; avísanos en ${String(GUARANTEE_TERMS.fitDays)} días.`,
    searchedBy: 'arrepiento arrepentí equivoqué cancelar pedido',
  },
];

/** How a person pays, is invoiced, gets it and keeps it; what a shop has no fact of is left out. */
export const shopAnswersOf = (facts: Facts): readonly ShopAnswer[] => [
  ...paying(facts),
  ...invoicing(facts),
  ...delivering(facts),
  ...standing,
];

export const shopAnswers = shopAnswersOf(site);
