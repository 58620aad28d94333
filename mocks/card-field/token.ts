/** What the stand-in for a provider knows of a card once it has made a token of it. */
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

/** What a token of the stand-in stands for; null for any other text. */
export function readCardToken(token: string): TokenizedCard | null {
  const { brand = '', lastFour = '', month = '', year = '' } = TOKEN.exec(token)?.groups ?? {};
  const name = brands[brand];
  return name === undefined ? null : { brand: name, lastFour, expires: `${month}/${year}` };
}
