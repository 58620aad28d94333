import { faultsIn } from '../fault.ts';

/** One fault in every feature. */
export const featureFaults = faultsIn('src/features', [
  {
    name: 'The old municipality stays chosen under another state',
    file: 'src/features/account/place-fields.tsx',
    find: `setHasMoved(true);`,
    replace: `setHasMoved(id === null);`,
  },
  {
    name: 'An expired captcha does not say so',
    file: 'src/features/captcha/parts/captcha-field.tsx',
    find: `snapshot.matches('expired')`,
    replace: `snapshot.matches('loading')`,
  },
  {
    name: 'A line with a risen price is shown as cheaper',
    file: 'src/features/cart/parts/line-changes.ts',
    find: `now - added;`,
    replace: `added - now;`,
  },
  {
    name: 'An item of the catalog leads to the wrong kind of page',
    file: 'src/features/catalog-items/catalog-lookup.ts',
    find: `.product === 'toldos' ? href('awningDetails'`,
    replace: `.product !== 'toldos' ? href('awningDetails'`,
  },
  {
    name: 'The oldest document comes first',
    file: 'src/features/documents/newest-first.ts',
    find: `sortRows(files, timeOf, true)`,
    replace: `sortRows(files, timeOf, false)`,
  },
  {
    name: 'Reserved stock counts as free',
    file: 'src/features/inventory/parts/stock-state.ts',
    find: `? null : total - reserved;`,
    replace: `? null : total;`,
  },
  {
    name: 'Files that the last visit saw are marked as new',
    file: 'src/features/news/files.ts',
    find: `at > (timeOf(seen) ?? -Infinity)`,
    replace: `at >= (timeOf(seen) ?? -Infinity)`,
  },
  {
    name: 'An installed order can still be cancelled',
    file: 'src/features/orders/parts/stages.ts',
    find: `instalado: ['entregado'],`,
    replace: `instalado: ['entregado', 'cancelado'],`,
  },
  {
    name: 'A distributor opens the users screen',
    file: 'src/features/panel-screen/work-screen.tsx',
    find: `if (allowed) return`,
    replace: `if (allowed || ability === 'users') return`,
  },
  {
    name: 'A shared message shows the client what the seller pays',
    file: 'src/features/quotes/share-text.ts',
    find: `client_totals ?? (totals.holds_iva ? totals : null)`,
    replace: `client_totals ?? totals`,
  },
  {
    name: 'The lowest price of a family is that of its most expensive variant',
    file: 'src/features/shop/price-from.ts',
    find: `price.centavos < lowestYet.centavos`,
    replace: `price.centavos > lowestYet.centavos`,
  },
  {
    name: 'A configuration that cannot be reached is not said, and one that can be is',
    file: 'src/features/site/configuration-notice.tsx',
    find: `if (!isUnreachable || !isHydrated)`,
    replace: `if (isUnreachable || !isHydrated)`,
  },
  {
    name: 'A margin typed with a comma is ten times as large',
    file: 'src/features/windows/margin.ts',
    find: `digits.replace(',', '.')`,
    replace: `digits.replace(',', '')`,
  },
]);
