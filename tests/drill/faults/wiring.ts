import { faultsIn } from '../fault.ts';

/** Faults between a part and its data: each part works, and shows, saves or sends what is another's. */
export const wiringFaults = [
  ...faultsIn('src/lists', [
    {
      name: 'The last day of a filter is taken for its first',
      file: 'src/lists/period/period-filter.tsx',
      find: `[end]: currentTarget.value`,
      replace: `from: currentTarget.value`,
    },
    {
      name: 'A filter keeps the number of the page, which may have no rows then',
      file: 'src/lists/use-list-query.ts',
      find: `    next.delete(pageKey);\n`,
      replace: ``,
    },
    {
      name: 'The range below a list is that of the next page',
      file: 'src/lists/list-pages.tsx',
      find: `const from = (page - 1) * ROWS_PER_PAGE + 1;`,
      replace: `const from = page * ROWS_PER_PAGE + 1;`,
    },
  ]),
  ...faultsIn('src/quoting', [
    {
      name: 'The discount of a line is rounded down',
      file: 'src/quoting/money/line-price.ts',
      find: `scaled(fullCentavos, discountBp, 10_000)`,
      replace: `Math.floor((fullCentavos * discountBp) / 10_000)`,
    },
    {
      name: 'The deposit is rounded down',
      file: 'src/quoting/money/total.ts',
      find: `partOf(split.totalCentavos, depositBp)`,
      replace: `Math.floor((split.totalCentavos * depositBp) / 10_000)`,
    },
  ]),
  ...faultsIn('src/features', [
    {
      name: 'The file of the quotes holds those that the filters leave out',
      file: 'src/features/quotes/quotes-list.tsx',
      find: `rows={filtered}
            columns={fileColumns(`,
      replace: `rows={rows}
            columns={fileColumns(`,
    },
    {
      name: 'The file of the orders holds those that the filters leave out',
      file: 'src/features/orders/list/orders-list.tsx',
      find: `rows={isChosen ? chosen : filtered}`,
      replace: `rows={isChosen ? chosen : rows}`,
    },
    {
      name: 'The file of a stock holds what the filters leave out',
      file: 'src/features/inventory/list/inventory-list.tsx',
      find: `saveCsv(filtered,`,
      replace: `saveCsv(lines,`,
    },
    {
      name: 'What is reserved of an article is shown as what is free',
      file: 'src/features/inventory/stock-columns.tsx',
      find: `({ reserved }) => reserved)`,
      replace: `({ free }) => free)`,
    },
    {
      name: 'The totals of a quote swap deposit and balance',
      file: 'src/features/quoted-windows/total-rows.ts',
      find: `totals.deposit_centavos),
    row('Al entregar', totals.balance_centavos),`,
      replace: `totals.balance_centavos),
    row('Al entregar', totals.deposit_centavos),`,
    },
    {
      name: 'The paper for a client has what the quote costs its maker',
      file: 'src/features/quotes/pdf/printed-quote.ts',
      find: `prices: forClient ?? cost,`,
      replace: `prices: cost,`,
    },
    {
      name: 'The price of a window on a paper is that of the next window',
      file: 'src/features/quotes/pdf/pdf-document.ts',
      find: `const price = prices.windows[at];`,
      replace: `const price = prices.windows[at + 1];`,
    },
    {
      name: 'A total leaves the freight out',
      file: 'src/quoting/money/total.ts',
      find: `, freightCentavos ?? 0]`,
      replace: `]`,
    },
    {
      name: "A total leaves the dealer's own lines out",
      file: 'src/quoting/money/total.ts',
      find: `...own.map(({ centavos }) => centavos), `,
      replace: ``,
    },
    {
      name: 'A cart is worked out without the place that is kept',
      file: 'src/promise/promise.ts',
      find: `freightCentavos: place === null ? others.freight_centavos : freightCentavos`,
      replace: `freightCentavos: place === null ? others.freight_centavos : null`,
    },
    {
      name: 'A cloth that no roll is wide enough for is nothing to wait for',
      file: 'src/materials/needs.ts',
      find: `own.unknown.length > 0 || uncut.includes(key)`,
      replace: `own.unknown.length > 0`,
    },
    {
      name: 'A plan looks for a cloth on its narrowest rolls alone',
      file: 'src/materials/cut-task.ts',
      find: `const own = widthsMm.flatMap(`,
      replace: `const own = widthsMm.slice(0, 1).flatMap(`,
    },
    {
      name: 'The workshop starts with the first thing that arrives',
      file: 'src/promise/delivered-on.ts',
      find: `latest > day ? latest : day`,
      replace: `latest < day ? latest : day`,
    },
    {
      name: 'The totals of a cart show as IVA what is due before it',
      file: 'src/features/quoted-windows/total-rows.ts',
      find: `row('IVA', totals.iva_centavos)`,
      replace: `row('IVA', totals.base_centavos)`,
    },
    {
      name: 'A message to a client names the total of the maker',
      file: 'src/features/quotes/share-text.ts',
      find: `client_totals ?? (totals.holds_iva ? totals : null)`,
      replace: `client_totals === null && !totals.holds_iva ? null : totals`,
    },
    {
      name: 'A client pays the usual IVA, whatever the price list says',
      file: 'src/features/quoted-windows/client-prices.ts',
      find: `ivaBpIn(totals, quotable.publicPrices.ivaBp)`,
      replace: `1_600`,
    },
    {
      name: 'Before ordering, the deposit and what is paid on delivery are swapped',
      file: 'src/features/quotes/view/order-review.tsx',
      find: 'El resto, ${inCurrency(totals.balance_centavos)}',
      replace: 'El resto, ${inCurrency(totals.deposit_centavos)}',
    },
    {
      name: 'At the check-out the deposit is what is paid on delivery',
      file: 'src/features/cart/order/check-out-body.tsx',
      find: 'para el anticipo de ${inCurrency(totals.deposit_centavos)}',
      replace: 'para el anticipo de ${inCurrency(totals.balance_centavos)}',
    },
    {
      name: 'The file of the windows says that prices with IVA are without',
      file: 'src/features/quoted-windows/csv/windows-csv.ts',
      find: `holdsIva ? 'con' : 'sin'`,
      replace: `holdsIva ? 'sin' : 'con'`,
    },
    {
      name: 'Every piece of a certificate has the guarantee of the first',
      file: 'src/features/orders/details/certificate-document.ts',
      find: `variant } = factsOf(window, quotable);`,
      replace: `variant } = { ...factsOf(window, quotable), variant: factsOf(windows[0] ?? window, quotable).variant };`,
    },
    {
      name: 'The list of a network names the client where it should name who ordered',
      file: 'src/features/orders/list/order-columns.tsx',
      find: `render: ({ order }) => makerName(order) ?? <NoData />`,
      replace: `render: ({ order }) => order.client?.name ?? <NoData />`,
    },
    {
      name: 'A cost in the bill of materials is in centavos',
      file: 'src/features/cutting/bill/bill-columns.ts',
      find: `costCentavos / 100`,
      replace: `costCentavos`,
    },
    {
      name: 'The cart always shows its first page',
      file: 'src/features/cart/lines/cart-lines.tsx',
      find: `page={query.page}`,
      replace: `page={1}`,
    },
    {
      name: 'Labels are printed again for samples that were sent',
      file: 'src/features/samples/sample-requests.tsx',
      find: `addressLabels(waiting)`,
      replace: `addressLabels(requests)`,
    },
  ]),
  ...faultsIn('src/features', [
    {
      name: 'A payment form that is back counts a payment that it has not shown',
      file: 'src/features/orders/details/use-known-count.ts',
      find: `known === SHOWN_NOW ? shown : Number(known)`,
      replace: `shown`,
    },
    {
      name: 'A cancelled order that owes nothing back is among those to pay back',
      file: 'src/features/order-facts/order-row.ts',
      find: `return refund > 0 ? 'devolver' : null;`,
      replace: `return 'devolver';`,
    },
    {
      name: 'An order that is being cut can be reserved once more',
      file: 'src/features/cutting/cut-plan-view.tsx',
      find: `isOut={begun.length > 0}`,
      replace: `isOut={false}`,
    },
  ]),
  ...faultsIn('src/screens', [
    {
      name: 'A changed request is sent as another one',
      file: 'src/screens/storefront/cotizador/finish/request-quote.tsx',
      find: `{ share: former.share }`,
      replace: `{}`,
    },
    {
      name: 'The file of the price list is not in the order of the table',
      file: 'src/screens/panel/lista-precios/prices.tsx',
      find: `rows={rows} columns={fileColumns(note)}`,
      replace: `rows={found} columns={fileColumns(note)}`,
    },
    {
      name: 'The file of the catalog holds what the filters leave out',
      file: 'src/screens/panel/listas-catalogo/items.tsx',
      find: `rows={rows} columns={fileColumns}`,
      replace: `rows={items} columns={fileColumns}`,
    },
    {
      name: 'A search of the carts of a network finds nothing less',
      file: 'src/screens/panel/listas-mi-carrito-admin/network-carts.tsx',
      find: `rows={found}`,
      replace: `rows={rows}`,
    },
    {
      name: 'The filter by map filters by access',
      file: 'src/screens/panel/usuarios/list/filters.ts',
      find: `onChange({ mapa });`,
      replace: `onChange({ activo: mapa });`,
    },
    {
      name: 'The number beside the quotes is that of the orders',
      file: 'src/screens/panel/frame/counters.tsx',
      find: `context.counts[entry.name]`,
      replace: `context.counts[entry.name === 'quotes' ? 'orders' : entry.name]`,
    },
    {
      name: 'The card that is named before it is removed is the first',
      file: 'src/screens/panel/perfil/wallet/wallet-section.tsx',
      find: `method={methods?.find(({ id }) => id === chosen)}`,
      replace: `method={methods?.find(({ id }) => id === chosen) && methods[0]}`,
    },
    {
      name: 'The deposit of a shared quote is what is paid on delivery',
      file: 'src/screens/storefront/cotizador/shared/shared-view.tsx',
      find: `centavos={chosen.totals.deposit_centavos}`,
      replace: `centavos={chosen.totals.balance_centavos}`,
    },
  ]),
];
