import { describe, expect, it } from 'vitest';
import { changesBetween } from '#src/features/quotes/versions/changes.ts';
import { oddQuotable, oddQuote } from '../papers/odd-figures.ts';

const [first] = oddQuote.windows;
if (first === undefined) throw new Error('the quote has no window');
const offer = (version: number, windows: typeof oddQuote.windows) => ({
  ...{ version, windows },
  totals: oddQuote.totals,
});
const between = (before: typeof oddQuote.windows, after: typeof oddQuote.windows) =>
  changesBetween(offer(1, before), offer(2, after), oddQuotable);

describe('what changed between two versions of a quote', () => {
  it('is nothing for the same windows', () => {
    expect(between(oddQuote.windows, oddQuote.windows)).toEqual([]);
  });

  it('names the lines of a window that differ, and its price', () => {
    const wider = {
      ...first,
      line: { ...first.line, widthMm: first.line.widthMm + 137 },
      total_centavos: first.total_centavos + 37_113,
    };
    const [change, ...others] = between([first], [wider]);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ before: first.total_centavos, after: wider.total_centavos });
    expect(change?.gone).toHaveLength(1);
    expect(change?.come).toHaveLength(1);
    expect(change?.come).not.toEqual(change?.gone);
  });

  it('names a window that has another name, and one that has only another price', () => {
    const named = between([first], [{ ...first, name: 'Cuarto de Leo' }]);
    expect(named).toMatchObject([{ name: expect.stringContaining('Cuarto de Leo') }]);
    const dearer = { ...first, total_centavos: first.total_centavos + 3 };
    expect(between([first], [dearer])).toMatchObject([{ gone: [], come: [], after: dearer.total_centavos }]);
  });

  it("names the dealer's own lines that came, went or have another amount", () => {
    const withLines = (version: number, own_lines: { name: string; centavos: number }[]) => ({
      ...offer(version, [first]),
      totals: { ...oddQuote.totals, own_lines },
    });
    const older = [
      { name: 'Retiro', centavos: 41_337 },
      { name: 'Instalación', centavos: 93_751 },
      { name: 'Flete', centavos: 13_700 },
    ];
    const newer = [
      { name: 'Instalación', centavos: 87_013 },
      { name: 'Descuento', centavos: -21_300 },
      { name: 'Flete', centavos: 13_700 },
    ];
    expect(changesBetween(withLines(1, older), withLines(2, newer), oddQuotable)).toMatchObject([
      { name: 'Instalación', before: 93_751, after: 87_013 },
      { name: 'Descuento', before: null, after: -21_300 },
      { name: 'Retiro', before: 41_337, after: null },
    ]);
  });

  it('names the freight to another place', () => {
    const freight = (version: number, freight_centavos: number | null) => ({
      ...offer(version, [first]),
      totals: { ...oddQuote.totals, freight_centavos },
    });
    const changes = (before: number | null, after: number | null) =>
      changesBetween(freight(1, before), freight(2, after), oddQuotable);
    expect(changes(null, 95_013)).toMatchObject([{ name: 'Flete', before: null, after: 95_013 }]);
    expect(changes(41_307, 95_013)).toMatchObject([{ name: 'Flete', before: 41_307, after: 95_013 }]);
    expect(changes(95_013, 95_013)).toEqual([]);
  });

  it("names what only the dealer's client pays, where the prices are the dealer's cost", () => {
    const cost = (
      version: number,
      own_lines: { name: string; centavos: number }[],
      rounding: number | null,
    ) => ({
      ...offer(version, [first]),
      client_totals: { ...oddQuote.totals, own_lines, rounding_centavos: rounding },
    });
    const own = [{ name: 'Instalación', centavos: 150_037 }];
    expect(changesBetween(cost(1, [], null), cost(2, own, -137), oddQuotable)).toMatchObject([
      { name: 'Instalación', before: null, after: 150_037 },
      { name: 'Redondeo', before: null, after: -137 },
    ]);
  });

  it('says that the total is rounded, or no longer, and not by how much more than before', () => {
    const rounded = (version: number, rounding: number | null) => ({
      ...offer(version, [first]),
      totals: { ...oddQuote.totals, rounding_centavos: rounding },
    });
    const changes = (before: number | null, after: number | null) =>
      changesBetween(rounded(1, before), rounded(2, after), oddQuotable);
    expect(changes(null, -137)).toMatchObject([{ name: 'Redondeo', before: null, after: -137 }]);
    expect(changes(322, null)).toMatchObject([{ name: 'Redondeo', before: 322, after: null }]);
    expect(changes(322, -137)).toEqual([]);
  });

  it('has the windows of the newer version first, then those that were left out', () => {
    const added = { ...first, key: 'otra' };
    const left = { ...first, key: 'una' };
    expect(between([left, first], [first, added])).toMatchObject([
      { key: 'otra', before: null, gone: [] },
      { key: 'una', after: null, come: [] },
    ]);
  });
});
