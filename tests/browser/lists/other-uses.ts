/** What uses the pieces of lists and has no case, by file, with the reason. */
export const otherUses: Readonly<Record<string, string>> = {
  ...whose('its page is not in the address: a part of one quote, order or person, or a dialog', [
    'src/features/quoted-windows/window-list.tsx',
    'src/features/orders/details/order-again.tsx',
    'src/features/orders/sheet/sheet-view.tsx',
    'src/features/quotes/renewal/renewal-panel.tsx',
    'src/screens/panel/perfil/wallet/wallet-section.tsx',
    'src/features/publishing/dialog/publication-list.tsx',
  ]),
  ...whose('its page is not in the address: a list that is read and gone when it is added', [
    'src/features/quick-order/review/rows-review.tsx',
    'src/features/quotes/clients/import/rows-step.tsx',
  ]),
  ...whose('a file of one quote, order or plan: all of it is saved', [
    'src/features/cutting/bill/bill-columns.ts',
    'src/features/cutting/bill/bill-section.tsx',
    'src/features/quoted-windows/windows-csv-button.tsx',
    'src/features/quoted-windows/csv/windows-csv.ts',
    'src/features/quoted-windows/csv/windows-file.ts',
    'src/features/quick-order/review/list-actions.tsx',
    'src/features/quick-order/steps/choose-windows.tsx',
    'src/features/quotes/clients/import/import-dialog.tsx',
    'src/features/quick-order/steps/files.ts',
  ]),
  ...whose('a board without pages', [
    'src/features/orders/board/board-column.tsx',
    'src/features/orders/board/board-toolbar.tsx',
    'src/features/orders/board/use-cards.ts',
  ]),
  ...whose('the address holds a choice, and there are no pages', [
    'src/features/cutting/plan/recut-plan.tsx',
    'src/features/orders/view-switch.tsx',
    'src/features/quotes/clients/record/use-opened-record.ts',
    'src/screens/panel/listas-cotizaciones/quotes.tsx',
    'src/features/catalog/list/use-catalog-query.ts',
    'src/features/comparison/comparison.tsx',
    'src/features/finder/finder.tsx',
    'src/features/details/page/typed-size.ts',
    'src/screens/panel/perfil/profile-tabs.tsx',
  ]),
  'src/features/orders/earnings/earnings-columns.tsx': 'the columns of the view of earnings',
  'src/features/orders/earnings/earnings-view.tsx':
    'sums without search: tests/features/earnings.test.ts, and its story',
};

function whose(reason: string, files: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map((file) => [file, reason]));
}
