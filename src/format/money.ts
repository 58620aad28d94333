const LOCALE = 'es-MX';

const formatsIn = (currency: string) => ({
  currency,
  exact: new Intl.NumberFormat(LOCALE, { style: 'currency', currency }),
  whole: new Intl.NumberFormat(LOCALE, { style: 'currency', currency, maximumFractionDigits: 0 }),
});
let formats = formatsIn('MXN');

/** Shows every amount from now on in this currency (F15), an ISO 4217 code. */
export function showAmountsIn(currency: string): void {
  formats = formatsIn(currency);
}

/** The ISO 4217 code of the amounts. */
export const currencyCode = (): string => formats.currency;

const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 2 });

/** "16%", of basis points. */
export const inPercent = (bp: number): string => percent.format(bp / 10_000);

/** "$1,310.50", of centavos. */
export const inCurrency = (centavos: number): string => formats.exact.format(centavos / 100);

/** "$1,310": a public price, of centavos. Rounded up, so that nobody pays more than was shown. */
export const publicPrice = (centavos: number): string => formats.whole.format(Math.ceil(centavos / 100));

/** "+$120.00", "−$35.50", of a difference in centavos. */
export const differenceInCurrency = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'}${inCurrency(Math.abs(centavos))}`;
