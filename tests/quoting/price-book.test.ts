import { describe, expect, it } from 'vitest';
import { totalOf } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { inFull, priced, refusals, totals } from './price-book.ts';
import { publicList } from './support/example.ts';
import { quoted } from './support/quoted.ts';

describe('the golden price book', () => {
  it.each(priced)('prices $name', (entry) => {
    const { line, product, list, centavos } = inFull(entry);
    expect(quoteLine(line, product, list)).toMatchObject({ kind: 'quote', totalCentavos: centavos });
  });

  it.each(refusals)('refuses $name, with alternatives', (entry) => {
    const { line, product, list, reasons, alternatives } = inFull(entry);
    const refusal = quoteLine(line, product, list);
    if (refusal.kind === 'quote') throw new Error('it was priced');
    expect(refusal.reasons).toEqual(reasons);
    expect(
      refusal.alternatives.map(({ changes, quote }) => ({
        changes: changes.map(({ change }) => change),
        centavos: quote.totalCentavos,
      })),
    ).toEqual(alternatives);
  });

  it.each(totals)('adds up: $name', ({ lines, list = publicList, terms, total }) => {
    const quotes = lines.map((entry) => quoted({ list, ...entry }));
    expect(totalOf(quotes, list, terms)).toMatchObject(total);
  });

  it('names every case once', () => {
    const names = [...priced, ...refusals, ...totals].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
