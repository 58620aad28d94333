/** What uses the pieces of lists and has no case, by file, with the reason. */
export const otherUses: Readonly<Record<string, string>> = {
  ...whose('its page is not in the address: a part of one quote, order or person', [
    'src/features/cart/window-list.tsx',
    'src/features/orders/parts/order-again.tsx',
    'src/features/orders/sheet/sheet-view.tsx',
    'src/features/quotes/renewal/renewal-panel.tsx',
    'src/screens/panel/perfil/wallet/wallet-section.tsx',
  ]),
  ...whose('a file of one quote, order or plan: all of it is saved', [
    'src/features/cutting/bill-columns.ts',
    'src/features/cutting/parts/bill-section.tsx',
    'src/features/cutting/xlsx.ts',
    'src/features/quotes/windows-csv-button.tsx',
    'src/features/quotes/windows-csv.ts',
    'src/screens/panel/listas-mi-carrito/quick-order/choose-file.tsx',
    'src/screens/panel/listas-mi-carrito/quick-order/failed-rows.tsx',
    'src/screens/panel/listas-mi-carrito/quick-order/files.ts',
  ]),
  ...whose('a board without pages', [
    'src/features/orders/board/board-column.tsx',
    'src/features/orders/board/board-toolbar.tsx',
    'src/features/orders/board/use-cards.ts',
  ]),
  ...whose('the address holds a choice, and there are no pages', [
    'src/features/cutting/parts/recut-plan.tsx',
    'src/features/orders/view-switch.tsx',
    'src/features/shop/catalog/use-catalog-query.ts',
    'src/features/shop/comparison.tsx',
    'src/features/shop/finder.tsx',
    'src/screens/panel/perfil/profile-tabs.tsx',
  ]),
};

function whose(reason: string, files: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map((file) => [file, reason]));
}
