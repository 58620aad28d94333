import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quoteLine } from '#src/quoting/quote-line.ts';
import { priceTable } from '#tests/quoting/pages/price-table.ts';
import { inFull, priced, refusals, totals } from '#tests/quoting/price-book.ts';

const page = readFileSync('docs/price-book.md', 'utf8');
const rows = page.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));

describe('docs/price-book.md', () => {
  it('agrees with the engine (npm run price-book writes it)', () => {
    expect(page).toBe(priceTable());
  });

  it('has a row for each example', () => {
    for (const { name } of [...priced, ...refusals, ...totals]) {
      expect(rows.filter(([, first]) => first === name)).toHaveLength(1);
    }
  });

  it('adds up: the amounts of a sum are its price', () => {
    for (const entry of priced) {
      const { line, product, list, centavos } = inFull(entry);
      const quote = quoteLine(line, product, list);
      if (quote.kind === 'refusal') throw new Error(`${entry.name} is refused`);
      const billed = [...quote.perBlind, ...quote.perLine].filter((component) => component.centavos > 0);
      const sum = rows.find(([, name]) => name === entry.name)?.[6] ?? '';
      for (const { id } of billed) expect(sum).toContain(id);
      const amounts = [...sum.matchAll(/ is \$([\d,.]+)/g)].map(([, amount = '']) => toCentavos(amount));
      expect(amounts).toEqual(billed.map((component) => component.centavos));
      expect(toCentavos(rows.find(([, name]) => name === entry.name)?.[5] ?? '')).toBe(centavos);
    }
  });
});

const toCentavos = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
