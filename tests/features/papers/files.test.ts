import { describe, expect, it } from 'vitest';
import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { quotable } from '#src/content/quotable.ts';
import { billColumns } from '#src/features/cutting/bill/bill-columns.ts';
import type { BillRow } from '#src/features/cutting/bill/bill.ts';
import { linesOf } from '#src/features/inventory/inventory-line.ts';
import { rowsOf as orderRows } from '#src/features/order-facts/order-row.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { orderFile } from '#src/features/orders/list/order-columns.tsx';
import { windowColumns } from '#src/features/quoted-windows/csv/windows-csv.ts';
import { windowsFile, windowsFileName } from '#src/features/quoted-windows/csv/windows-file.ts';
import { fileColumns as quoteFile } from '#src/features/quotes/list/columns.tsx';
import { rowsOf as quoteRows } from '#src/features/quotes/list/row.ts';
import { calendarOf } from '#src/format/dates.ts';
import type { CsvColumn } from '#src/lists/csv.ts';
import { rollColumns } from '#src/screens/panel/inventario-persianas/roll-columns.tsx';
import { priceColumns as stockPriceColumns } from '#src/screens/panel/inventario-precios/price-columns.tsx';
import { fileColumns as priceFile } from '#src/screens/panel/lista-precios/price-columns.tsx';
import { fileColumns as catalogFile } from '#src/screens/panel/listas-catalogo/file-columns.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { clientTotals, makerTotals, oddOrder, oddQuote, oddWindows } from './odd-figures.ts';

const timeZone = 'America/Mexico_City';
const now = Date.parse('2026-11-05T18:00:00Z');
const calendar = calendarOf(timeZone);

/** A row of a file: its values by their headings. */
const record = <Row>(row: Row | undefined, columns: readonly CsvColumn<Row>[]) => {
  if (row === undefined) throw new Error('there is no row');
  return Object.fromEntries(columns.map(({ title, value }) => [title, value(row)]));
};

describe('a file has each value under its heading', () => {
  it('of quotes', () => {
    const rows = quoteRows(
      [{ ...oddQuote, title: 'Casa de los Garza', created_at: '2026-11-03T03:00:00Z' }],
      { timeZone, now },
    );
    const mine = {
      Folio: 'C-1777',
      Título: 'Casa de los Garza',
      Cliente: 'Lucía Garza',
      Teléfono: '8112345678',
      Correo: 'lucia@correo.mx',
      Estado: 'Convertida',
      Partidas: 2,
      Piezas: 4,
      'Tu costo con IVA': 5_144.53,
      'Total del cliente con IVA': 5_791.86,
      Hecha: '2026-11-02',
      Vence: '2026-11-18',
      Orden: 'P-2051',
    };
    expect(record(rows[0], quoteFile(rows, false, calendar))).toEqual(mine);
    const { 'Tu costo con IVA': cost, ...others } = mine;
    expect(record(rows[0], quoteFile(rows, true, calendar))).toEqual({
      ...others,
      'Costo con IVA': cost,
      'La hizo': 'Persianas del Norte',
    });
  });

  it('of orders', () => {
    const [row] = orderRows([oddOrder], wordsFor(true));
    expect(record(row, orderFile({ calendar, ofNetwork: true, earns: false }))).toEqual({
      Folio: 'P-2051',
      Título: null,
      Cliente: 'Lucía Garza',
      'De quién': 'Persianas del Norte',
      Etapa: 'Entregado',
      Partidas: 2,
      'Total con IVA': 5791.86,
      Anticipo: 2142.99,
      Recibido: 0,
      'Por pagar': 5791.86,
      'Por devolver': 0,
      Hecha: '2026-11-04',
      Prometida: '2026-12-24',
    });
  });

  it('of a cancelled order, with what is given back of it', () => {
    const payments = savedOrder.payments.map((payment) => ({
      ...payment,
      ...{ state: 'recibido' as const, amount_centavos: 137_037 },
    }));
    const [row] = orderRows([{ ...oddOrder, stage: 'cancelado', payments }], wordsFor(true));
    expect(record(row, orderFile({ calendar, ofNetwork: true, earns: false }))).toMatchObject({
      Recibido: 1370.37,
      'Por pagar': 0,
      'Por devolver': 1370.37,
    });
  });

  it('of windows', () => {
    const file = record(oddWindows[0], windowColumns(quotable, false));
    expect(file).toMatchObject({
      'Precio por pieza sin IVA': 1_234.57,
      'Una sola vez sin IVA': 85.37,
      'Descuento sin IVA': 473.64,
      'Importe sin IVA': 3_315.44,
    });
    expect(Object.values(file)).toEqual(expect.arrayContaining(['Sala', 'Blackout Lino', '3', 'EB-101']));
    expect(Object.keys(record(oddWindows[0], windowColumns(quotable, true)))).toContain('Importe con IVA');
  });

  it('of what windows cost in all, and of when they come', () => {
    const delivery = 'Entrega prometida: jueves 24 de diciembre.';
    const { rows, columns } = windowsFile(oddWindows, { totals: makerTotals, delivery }, quotable);
    expect(record(rows[0], columns)).toMatchObject({ 'Importe sin IVA': 3_315.44, Totales: null });
    const filled = rows.map((row) =>
      columns.map(({ value }) => value(row)).filter((cell) => cell !== null && cell !== ''),
    );
    expect(filled.slice(oddWindows.length)).toEqual([
      ['Suma sin IVA', 4_303.09],
      ['Descuento', -107.58],
      ['Flete', 567.94],
      ['Subtotal sin IVA', 4_763.45],
      ['IVA', 381.08],
      ['Total con IVA', 5_144.53],
      ['Anticipo al pedir', 1_903.48],
      ['Al entregar', 3_241.05],
      [delivery],
    ]);
    const unplaced = { ...makerTotals, freight_centavos: null };
    const open = windowsFile(oddWindows, { totals: unplaced, delivery: null }, quotable);
    expect(record(open.rows[4], open.columns)).toMatchObject({ Totales: 'Flete', 'En pesos': 'no incluido' });
  });

  it('of a bill of materials', () => {
    const row: BillRow = {
      ...{ key: 'k', code: 'TB-38', name: 'Tubo de 38 mm', quantity: 7, unit: 'barra' },
      ...{ stock: 4.5, missing: 2.5, costCentavos: 123_457, take: null },
    };
    const known = {
      Código: 'TB-38',
      Material: 'Tubo de 38 mm',
      Cantidad: 7,
      Unidad: 'barra',
      Existencia: 4.5,
      Faltante: 2.5,
    };
    expect(record(row, billColumns(true))).toEqual({ ...known, Costo: 1_234.57 });
    expect(record(row, billColumns(false))).toEqual(known);
  });

  const item: CatalogPrice = {
    ...{
      id: 7,
      name: 'Lino',
      code: 'RO-421',
      family: 'Romanas',
      price: 1_310.5,
      holds_iva: true,
      included: null,
      unit: 'm²',
    },
  };

  it('of prices and of the catalog', () => {
    expect(record(item, priceFile('con IVA'))).toEqual({
      Código: 'RO-421',
      Artículo: 'Lino',
      Familia: 'Romanas',
      Unidad: 'm²',
      'Precio en MXN (con IVA)': 1_310.5,
    });
    expect(record({ ...item, color: null, image: null }, catalogFile)).toEqual({
      Código: 'RO-421',
      Artículo: 'Lino',
      Familia: 'Romanas',
    });
  });

  it('of the stock of fabrics and of its prices', () => {
    const formatting = { calendar, now };
    const article = { ...item, color: null, updated_at: '2026-11-01T17:00:00Z' };
    const [roll] = linesOf([
      {
        ...article,
        ...{ total: 91, reserved: 37, free: 53, threshold: 60, incoming: 29, incoming_at: '2026-11-20' },
        ...{ unit: 'm', rolls: 3, roll_length: 31, roll_width: 2_520 },
      },
    ]);
    expect(
      record(
        roll,
        rollColumns(formatting).flatMap(({ file }) => file),
      ),
    ).toEqual({
      Artículo: 'Lino',
      Clave: 'RO-421',
      Familia: 'Romanas',
      Estado: 'Por agotarse',
      'Ancho (m)': 2.52,
      Rollos: 3,
      'Metros por rollo': 31,
      Total: 91,
      Unidad: 'm',
      Apartado: 37,
      Libre: 53,
      Mínimo: 60,
      'Por llegar': 29,
      'Fecha de llegada': '2026-11-20',
      Actualizado: '2026-11-01',
    });
    const [price] = linesOf([{ ...article, previous_price: 1_299.9 }]);
    expect(
      record(
        price,
        stockPriceColumns(formatting).flatMap(({ file }) => file),
      ),
    ).toEqual({
      Artículo: 'Lino',
      Clave: 'RO-421',
      Familia: 'Romanas',
      Precio: 1_310.5,
      Unidad: 'm²',
      IVA: 'con IVA',
      'Precio anterior': 1_299.9,
      'Vigente desde': '2026-11-01',
    });
  });
});

it('a file of windows says by its name that it holds a cost', () => {
  expect(windowsFileName('C-1777', makerTotals)).toBe('C-1777-partidas-con-mi-costo.csv');
  expect(windowsFileName('C-1777', clientTotals)).toBe('C-1777-partidas.csv');
});
