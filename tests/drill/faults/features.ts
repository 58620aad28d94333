import { faultsIn } from '../fault.ts';

/** Two faults in every feature. */
export const featureFaults = faultsIn('src/features', [
  {
    name: 'The old municipality stays chosen under another state',
    file: 'src/features/account/place-fields.tsx',
    find: `setHasMoved(true);`,
    replace: `setHasMoved(id === null);`,
  },
  {
    name: 'A password is shown from the start',
    file: 'src/features/account/password-field.tsx',
    find: `shown ? 'text' : 'password'`,
    replace: `shown ? 'password' : 'text'`,
  },
  {
    name: 'An expired captcha does not say so',
    file: 'src/features/captcha/parts/captcha-field.tsx',
    find: `snapshot.matches('expired')`,
    replace: `snapshot.matches('loading')`,
  },
  {
    name: 'The captcha of a form that was submitted without it does not say so',
    file: 'src/features/captcha/parts/captcha-field.tsx',
    find: `? unverified
`,
    replace: `? !unverified
`,
  },
  {
    name: 'A line with a risen price is shown as cheaper',
    file: 'src/features/cart/parts/line-changes.ts',
    find: `now - added;`,
    replace: `added - now;`,
  },
  {
    name: 'The review of a cart leaves out a line that cannot be made',
    file: 'src/features/cart/parts/line-changes.ts',
    find: ` || line.problem !== null`,
    replace: ``,
  },
  {
    name: 'An item of the catalog leads to the wrong kind of page',
    file: 'src/features/catalog-items/catalog-lookup.ts',
    find: `.product === 'toldos' ? href('awningDetails'`,
    replace: `.product !== 'toldos' ? href('awningDetails'`,
  },
  {
    name: 'A family of the catalog counts each item twice',
    file: 'src/features/catalog-items/families.ts',
    find: `?? 0) + 1)`,
    replace: `?? 0) + 2)`,
  },
  {
    name: 'The oldest document comes first',
    file: 'src/features/documents/newest-first.ts',
    find: `sortRows(files, timeOf, true)`,
    replace: `sortRows(files, timeOf, false)`,
  },
  {
    name: 'A downloaded document is named by the day before its date',
    file: 'src/features/documents/file-name.ts',
    find: `BARE_DAY.test(iso) ? iso : isoDay(at, timeZone)`,
    replace: `BARE_DAY.test(iso) ? isoDay(at, timeZone) : iso`,
  },
  {
    name: 'Reserved stock counts as free',
    file: 'src/features/inventory/parts/stock-state.ts',
    find: `? null : total - reserved;`,
    replace: `? null : total;`,
  },
  {
    name: 'Stock at its threshold is about to run out',
    file: 'src/features/inventory/parts/stock-state.ts',
    find: `free < figures.threshold`,
    replace: `free <= figures.threshold`,
  },
  {
    name: 'Files that the last visit saw are marked as new',
    file: 'src/features/news/files.ts',
    find: `at > (timeOf(seen) ?? -Infinity)`,
    replace: `at >= (timeOf(seen) ?? -Infinity)`,
  },
  {
    name: 'The next visit marks files as new that this one saw',
    file: 'src/features/news/files.ts',
    find: `at > newest.at`,
    replace: `at < newest.at`,
  },
  {
    name: 'An installed order can still be cancelled',
    file: 'src/features/orders/parts/stages.ts',
    find: `instalado: ['entregado'],`,
    replace: `instalado: ['entregado', 'cancelado'],`,
  },
  {
    name: 'The filter by stage lists the other stages',
    file: 'src/features/orders/order-row.ts',
    find: `order.stage === etapa`,
    replace: `order.stage !== etapa`,
  },
  {
    name: 'A distributor opens the users screen',
    file: 'src/features/panel-screen/work-screen.tsx',
    find: `if (allowed) return`,
    replace: `if (allowed || ability === 'users') return`,
  },
  {
    name: 'A quote whose price changed while it waited does not say what it costs today',
    file: 'src/features/outbox/refusal-text.ts',
    find: `todayCentavos === seenCentavos ? ''`,
    replace: `todayCentavos !== seenCentavos ? ''`,
  },
  {
    name: 'A quote that was changed elsewhere while it waited does not say so',
    file: 'src/features/outbox/refusal-text.ts',
    find: `error.status === CONFLICT`,
    replace: `error.status !== CONFLICT`,
  },
  {
    name: 'A screen requests data that the person may not see',
    file: 'src/features/panel-screen/if-permitted.tsx',
    find: `useMay(route) ? children`,
    replace: `useMay(route) || route !== 'users' ? children`,
  },
  {
    name: 'A shared message shows the client what the seller pays',
    file: 'src/features/quotes/share-text.ts',
    find: `client_totals ?? (totals.holds_iva ? totals : null)`,
    replace: `client_totals ?? totals`,
  },
  {
    name: 'A quote with a window that cannot be made is renewed without it',
    file: 'src/features/quotes/renewal/renewal.ts',
    find: `after: isWhole ? totalFor(book) : null`,
    replace: `after: totalFor(book)`,
  },
  {
    name: 'The lowest price of a family is that of its most expensive variant',
    file: 'src/features/shop/price-from.ts',
    find: `price.centavos < lowestYet.centavos`,
    replace: `price.centavos > lowestYet.centavos`,
  },
  {
    name: 'A catalog filter adds variants instead of leaving some out',
    file: 'src/features/shop/catalog/filter-variants.ts',
    find: `facets.every((facet) => fits`,
    replace: `facets.some((facet) => fits`,
  },
  {
    name: 'A configuration that cannot be reached is not said, and one that can be is',
    file: 'src/features/site/configuration-notice.tsx',
    find: `if (!isUnreachable || !isHydrated)`,
    replace: `if (isUnreachable || !isHydrated)`,
  },
  {
    name: 'A new version of the site is announced to those who have it',
    file: 'src/features/site/version-notice.tsx',
    find: `snapshot.matches('outdated')`,
    replace: `!snapshot.matches('outdated')`,
  },
  {
    name: 'A margin typed with a comma is ten times as large',
    file: 'src/features/windows/margin.ts',
    find: `digits.replace(',', '.')`,
    replace: `digits.replace(',', '')`,
  },
  {
    name: 'A window without a price hides the total of the others',
    file: 'src/features/windows/totals.ts',
    find: `return quotes.length === 0`,
    replace: `return quotes.length < windows.length`,
  },
  {
    name: 'A sheet that lies on its side is measured as if it were upright',
    file: 'src/features/own-window/geometry/estimate.ts',
    find: `lies.width > lies.height ?`,
    replace: `lies.width < lies.height ?`,
  },
  {
    name: "A phone's photo lies on its side",
    file: 'src/features/own-window/picture/read-photo.ts',
    find: `imageOrientation: 'from-image',`,
    replace: `imageOrientation: 'none',`,
  },
  {
    name: 'An open blind darkens the room',
    file: 'src/features/room/coverings.ts',
    find: `kind: 'cloth', reach: 1 - open,`,
    replace: `kind: 'cloth', reach: open,`,
  },
  {
    name: 'A closed screen lets no light in',
    file: 'src/features/room/parts.ts',
    find: `sky: openness ** layers,`,
    replace: `sky: 0,`,
  },
]);
