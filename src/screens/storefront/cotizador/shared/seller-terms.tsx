import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import { payToText } from '#src/features/quotes/pay-to-text.ts';
import { versionName } from '#src/features/quotes/version-name.ts';
import { inPercent } from '#src/format/money.ts';
import { askedDepositBp } from '#src/promise/promise.ts';
import text from '#src/ui/styles/text.module.css';

interface SellerTermsProps {
  readonly quote: Pick<SharedQuote, 'folio' | 'version' | 'seller' | 'totals'>;
  /** Whether it is or can still be ordered. */
  readonly isPayable: boolean;
}

/** The terms of sale: the shop's, those of the dealer, and where the dealer is paid. */
export function SellerTerms({ quote, isPayable }: SellerTermsProps) {
  const { seller } = quote;
  const lines = [
    `Se hace a la medida: empezamos con ${inPercent(askedDepositBp(quote.totals))} de anticipo y el resto se paga al entregar. Los precios incluyen IVA y las medidas se confirman antes de fabricar.`,
    seller?.terms ?? null,
    isPayable ? payToText(seller?.pay_to ?? null, versionName(quote)) : null,
  ];
  return lines
    .filter((line) => line !== null)
    .map((line) => (
      <p key={line} className={text.soft} data-small>
        {line}
      </p>
    ));
}
