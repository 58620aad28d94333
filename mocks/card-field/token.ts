/** The data of a card that the fake provider keeps in its token. */
export interface TokenizedCard {
  readonly brand: string;
  readonly lastFour: string;
  /** `MM/YY`. */
  readonly expires: string;
}

const TOKEN = /^demo-(?<brand>[a-z-]+)-(?<lastFour>\d{4})-(?<month>\d{2})(?<year>\d{2})$/;

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** Returns the card of a token of the fake provider; null for any other text. */
export function readCardToken(token: string): TokenizedCard | null {
  const { brand = '', lastFour = '', month = '', year = '' } = TOKEN.exec(token)?.groups ?? {};
  const name = brands[brand];
  return name === undefined ? null : { brand: name, lastFour, expires: `${month}/${year}` };
}
