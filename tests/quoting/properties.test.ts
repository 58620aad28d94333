import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Line } from '#src/quoting/line.ts';
import { measureToOrder, type Window } from '#src/quoting/measures/measure.ts';
import { addIva, splitIva } from '#src/quoting/money/iva.ts';
import { priceAtMargin } from '#src/quoting/money/margin.ts';
import { totalOf, type Terms } from '#src/quoting/money/total.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { PriceList } from '#src/quoting/rules.ts';
import { RUNS } from '#tests/support/runs.ts';
import * as any from './support/any.ts';
import { awning, pleated, publicList, roller } from './support/example.ts';

const runs = { numRuns: RUNS };

/** Every number in a value, at any depth. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

describe('quoting a line', () => {
  it('results in whole numbers from 0 for any input', () => {
    fc.assert(
      fc.property(any.asked, any.priceList, ({ line, product }, list) => {
        const outcome = quoteLine(line, product, list);
        for (const number of numbersIn(outcome)) {
          expect(Number.isSafeInteger(number) && number >= 0, JSON.stringify(outcome)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('never throws, and prices only valid lines', () => {
    fc.assert(
      fc.property(any.anyLine, any.product, (line, product) => {
        const { kind } = quoteLine(line, product, publicList);
        expect(kind === 'refusal' || Line.safeParse(line).success).toBe(true);
      }),
      runs,
    );
  });

  it('adds up', () => {
    fc.assert(
      fc.property(any.asked, any.priceList, ({ line, product }, list) => {
        const outcome = quoteLine(line, product, list);
        const quotes = outcome.kind === 'quote' ? [outcome] : outcome.alternatives.map(({ quote }) => quote);
        for (const quote of quotes) {
          const sum = (parts: Quote['perBlind']) =>
            parts.reduce((total, { centavos }) => total + centavos, 0);
          expect(quote.unitCentavos).toBe(sum(quote.perBlind));
          expect(quote.onceCentavos).toBe(sum(quote.perLine));
          for (const { count, billed, centavos } of [...quote.perBlind, ...quote.perLine]) {
            expect(centavos).toBe(count * billed.centavos);
          }
          expect(quote.totalCentavos + quote.discountCentavos).toBe(
            quote.unitCentavos * quote.line.quantity + quote.onceCentavos,
          );
        }
      }),
      runs,
    );
  });

  it('is pure: it works on frozen rules, and gives the same result twice', () => {
    const frozen = [roller, pleated, awning].map(freeze);
    const list = freeze(structuredClone(publicList));
    fc.assert(
      fc.property(any.asked, fc.constantFrom(...frozen), ({ line }, product) => {
        const asked = freeze(structuredClone(line));
        expect(quoteLine(asked, product, list)).toEqual(quoteLine(asked, product, list));
      }),
      runs,
    );
  });

  it('offers only alternatives that quote at their stated price', () => {
    fc.assert(
      fc.property(any.asked, ({ line, product }) => {
        const outcome = quoteLine(line, product, publicList);
        for (const { quote, changes, drawbacks } of outcome.kind === 'quote' ? [] : outcome.alternatives) {
          expect(quoteLine(quote.line, product, publicList)).toEqual(quote);
          expect(changes.length).toBeGreaterThan(0);
          expect(drawbacks).toEqual(expect.arrayContaining([...quote.drawbacks]));
        }
      }),
      runs,
    );
  });

  it('results in reasons or in a price, never both and never neither', () => {
    fc.assert(
      fc.property(any.asked, ({ line, product }) => {
        const outcome = quoteLine(line, product, publicList);
        const said = outcome.kind === 'refusal' ? outcome.reasons : outcome.perBlind;
        expect(said.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });
});

describe('grids', () => {
  it('round up to the next step in both directions, for any prices', () => {
    fc.assert(
      fc.property(any.grid, any.size, (grid, { widthMm, heightMm }) => {
        const list = { ...publicList, products: { 'panel-rejilla': grid } };
        expect(PriceList.safeParse(list).success).toBe(true);
        const wide = { ...pleated, limits: any.noLimits };
        const controls = wide.controls.map((control) => ({ ...control, limits: any.noLimits }));
        const outcome = quoteLine({ widthMm, heightMm, quantity: 1 }, { ...wide, controls }, list);
        const column = grid.widthsMm.filter((step) => step < widthMm).length;
        const row = grid.heightsMm.filter((step) => step < heightMm).length;
        const isPast = column === grid.widthsMm.length || row === grid.heightsMm.length;
        const reason = isPast ? 'past-grid' : 'not-made-at-size';
        const answer = outcome.kind === 'quote' ? outcome.totalCentavos : outcome.reasons[0]?.code;
        expect(answer).toBe(grid.centavos[row]?.[column] ?? reason);
      }),
      runs,
    );
  });
});

describe('totals', () => {
  const totalsOf = (quotes: readonly Quote[], terms: Terms, list = publicList) => {
    const { lines, ...total } = totalOf(quotes, list, terms);
    return { total, lines };
  };

  it('do not depend on the order of lines', () => {
    fc.assert(
      fc.property(any.shuffledQuotes, any.terms, ({ quotes, shuffled }, terms) => {
        expect(totalsOf(shuffled, terms).total).toEqual(totalsOf(quotes, terms).total);
      }),
      runs,
    );
  });

  it('add up to the centavo, line by line, with IVA, and in two payments', () => {
    fc.assert(
      fc.property(any.shuffledQuotes, any.terms, any.priceList, ({ quotes }, terms, list) => {
        const { total, lines } = totalsOf(quotes, terms, list);
        for (const number of numbersIn([total, lines])) {
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        }
        expect(lines.reduce((sum, line) => sum + line.totalCentavos, 0)).toBe(total.subtotalCentavos);
        expect(total.baseCentavos + total.ivaCentavos).toBe(total.totalCentavos);
        expect(total.depositCentavos + total.balanceCentavos).toBe(total.totalCentavos);
        const paid = total.holdsIva ? total.totalCentavos : total.baseCentavos;
        expect(paid).toBe(total.subtotalCentavos + (total.freightCentavos ?? 0));
        // What is said of the freight with IVA is what is charged.
        const freight = terms.freightCentavos;
        const charged = total.holdsIva ? freight : freight && splitIva(freight, list.ivaBp).baseCentavos;
        expect(total.freightCentavos).toBe(charged);
      }),
      runs,
    );
  });

  it('contain the IVA of their base, within half a centavo', () => {
    fc.assert(
      fc.property(any.centavos, any.ivaBp, (centavos, ivaBp) => {
        for (const { baseCentavos, ivaCentavos, totalCentavos } of [
          addIva(centavos, ivaBp),
          splitIva(centavos, ivaBp),
        ]) {
          expect(baseCentavos + ivaCentavos).toBe(totalCentavos);
          expect(Math.abs(ivaCentavos * 10_000 - baseCentavos * ivaBp)).toBeLessThanOrEqual(10_000);
        }
        expect(splitIva(addIva(centavos, ivaBp).totalCentavos, ivaBp).baseCentavos).toBe(centavos);
      }),
      runs,
    );
  });

  it('leave a distributor the chosen margin, within half a centavo', () => {
    fc.assert(
      fc.property(any.centavos, fc.integer({ min: 0, max: 9_000 }), (cost, marginBp) => {
        const price = priceAtMargin(cost, marginBp);
        expect(Math.abs((price - cost) * 10_000 - price * marginBp)).toBeLessThanOrEqual(5_000);
      }),
      runs,
    );
  });
});

describe('measuring', () => {
  const ordered = (mount: Window['mount']) =>
    any.window.map((one) => ({ window: one, order: measureToOrder({ ...one, mount }, roller) }));

  it('orders nothing wider inside than the opening, and subtracts the clearance', () => {
    fc.assert(
      fc.property(ordered('inside'), ({ window, order }) => {
        expect(order.widthMm).toBe(Math.min(...window.widthsMm));
        expect(window.heightsMm).toContain(order.heightMm);
        expect(order.madeWidthMm).toBeGreaterThanOrEqual(0);
        expect(order.madeWidthMm).toBeLessThan(order.widthMm);
      }),
      runs,
    );
  });

  it('orders a blind outside that covers the opening', () => {
    fc.assert(
      fc.property(ordered('outside'), ({ window, order }) => {
        expect(order.widthMm).toBeGreaterThan(Math.max(...window.widthsMm));
        expect(order.heightMm).toBeGreaterThan(Math.max(...window.heightsMm));
        expect(order.madeWidthMm).toBe(order.widthMm);
      }),
      runs,
    );
  });

  it("does not depend on the order of a side's measures, except with diagonals", () => {
    fc.assert(
      fc.property(any.window, (window) => {
        const [left, middle, right] = window.heightsMm;
        const [top, center, bottom] = window.widthsMm;
        const turned = {
          ...window,
          widthsMm: [bottom, center, top] as const,
          heightsMm: [right, middle, left] as const,
        };
        expect(measureToOrder(turned, roller)).toEqual(measureToOrder(window, roller));
      }),
      runs,
    );
  });
});
