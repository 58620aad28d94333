import { afterEach, describe, expect, it } from 'vitest';
import { currencyName } from '#src/format/currency-name.ts';
import { differenceInCurrency, inCurrency, publicPrice, showAmountsIn } from '#src/format/money.ts';

it('a public price is rounded up to whole pesos, so that nobody pays more than was shown', () => {
  expect(publicPrice(131_050)).toBe('$1,311');
  expect(publicPrice(131_000)).toBe('$1,310');
  expect(inCurrency(131_050)).toBe('$1,310.50');
});

describe('the currency of a deployment', () => {
  afterEach(() => {
    showAmountsIn('MXN');
  });

  it('names every amount', () => {
    expect(currencyName()).toBe('pesos mexicanos');
    showAmountsIn('USD');
    expect([inCurrency(131_050), publicPrice(131_050)]).toEqual(['USD 1,310.50', 'USD 1,311']);
    expect([differenceInCurrency(-100), differenceInCurrency(0)]).toEqual(['−USD 1.00', '+USD 0.00']);
    expect(currencyName()).toBe('dólares estadounidenses');
  });
});
