import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { rowsOf as orderRows } from '#src/features/order-facts/order-row.ts';
import { wordsFor } from '#src/features/order-facts/stage-names.ts';
import { orderColumns } from '#src/features/orders/list/order-columns.tsx';
import { screenColumns } from '#src/features/quotes/list/columns.tsx';
import { rowsOf as quoteRows } from '#src/features/quotes/list/row.ts';
import { calendarOf } from '#src/format/dates.ts';
import type { ListColumn } from '#src/lists/list-table.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { oddOrder, oddQuote } from './odd-figures.ts';

const timeZone = 'America/Mexico_City';
const now = Date.parse('2026-11-05T18:00:00Z');
const calendar = calendarOf(timeZone);

/** The text of a cell. */
const shownBy = (cell: ReactNode): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ThemeProvider, null, cell)))
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The cells of a row by their headings. */
const cellsOf = <Row>(row: Row | undefined, columns: readonly ListColumn<Row>[]) => {
  if (row === undefined) throw new Error('there is no row');
  return Object.fromEntries(
    columns.map(({ title, render }) => [title, shownBy(createElement('p', null, render?.(row, 0)))]),
  );
};

const linkTo = () => ({
  to: { search: '' },
  state: { quiet: true, openedHere: true } as const,
  preventScrollReset: true,
  onClick: () => undefined,
});

describe('a table has each fact under its heading', () => {
  it('of the quotes of a network', () => {
    const [row] = quoteRows([{ ...oddQuote, status: 'enviada', title: 'Casa' }], { timeZone, now });
    expect(cellsOf(row, screenColumns({ calendar, linkTo, isNetwork: true }))).toEqual({
      Cotización: 'C-1777 Casa Lucía Garza',
      Estado: 'Enviada',
      Total: 'costo $5,144.53 cliente $5,791.86',
      Vigencia: expect.stringMatching(/13 días.* 18 nov 2026$/),
      Piezas: '4',
      Hecha: '2 nov 2026',
      'La hizo': 'Persianas del Norte',
    });
  });

  it('of the orders of a network', () => {
    const [row] = orderRows([oddOrder], wordsFor(true));
    expect(cellsOf(row, orderColumns({ calendar, ofNetwork: true, earns: false, linkTo }))).toEqual({
      Folio: 'Ver la orden P-2051',
      Para: 'Lucía Garza',
      'De quién': 'Persianas del Norte',
      Etapa: expect.stringContaining('Entregado'),
      'Total con IVA': '$5,791.86 por pagar $5,791.86',
      Hecha: '4 nov 2026',
      Prometida: '24 dic 2026',
    });
  });
});
