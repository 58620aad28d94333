import { faultsIn } from '../fault.ts';

/** Faults of single screens, and of the app around them. */
export const screenFaults = [
  ...faultsIn('src/screens', [
    {
      name: 'The e-mail of a new account is not filled in at the login',
      file: 'src/screens/access/login/login.tsx',
      find: `defaultValue={newAccount ?? ''}`,
      replace: `defaultValue=""`,
    },
    {
      name: 'A search for dealers hides those who do not say what they sell',
      file: 'src/screens/storefront/distribuidores/find-dealers.ts',
      find: `dealer.products.length === 0 || dealer.products.includes(product)`,
      replace: `dealer.products.includes(product)`,
    },
    {
      name: 'An administrator can deactivate their own account',
      file: 'src/screens/panel/usuarios/list/flag-switch.tsx',
      find: `disabled={isOwn}`,
      replace: `disabled={false}`,
    },
    {
      name: 'A margin typed with a comma is ten times as large',
      file: 'src/screens/storefront/cotizador/finish/margin.ts',
      find: `digits.replace(',', '.')`,
      replace: `digits.replace(',', '')`,
    },
    {
      name: 'A window without a price hides the total of the others',
      file: 'src/screens/storefront/cotizador/price/totals.ts',
      find: `return quotes.length === 0`,
      replace: `return quotes.length < windows.length`,
    },
  ]),
  ...faultsIn('src/app', [
    {
      name: 'The login stays open to those who are logged in',
      file: 'src/app/navigation/guard.ts',
      find: `if (isLoginPath(pathname)) return`,
      replace: `if (isLoginPath(pathname) && !hasToken) return`,
    },
    {
      name: 'The production bundle holds the mocks, for an address that names a scenario',
      file: 'src/app/start.tsx',
      find: `  const demo = __MOCKS__
    ? await import('#mocks/demo/start.ts').then((mocks) => mocks.startDemo({ base }))
    : null;`,
      replace: `  const demo =
    __MOCKS__ || window.location.search.includes('escenario=')
      ? await import('#mocks/demo/start.ts').then((mocks) => mocks.startDemo({ base }))
      : null;`,
    },
    {
      name: 'The focus stays behind when the page changes',
      file: 'src/app/navigation/navigation-effects.tsx',
      find: `document.querySelector('h1')?.focus({ preventScroll: true });`,
      replace: `document.querySelector('h1')?.scrollIntoView();`,
    },
    {
      name: 'A new version takes over while another tab shows the former one',
      file: 'src/app/offline/worker.ts',
      find: `event.waitUntil(alone(install).then(takeOverIfAlone));`,
      replace: `event.waitUntil(alone(install).then(() => self.skipWaiting()));`,
    },
    {
      name: 'The price list of a distributor stays in the browser after a logout',
      file: 'src/api/stored/session-store.ts',
      find: `const PRIVATE_KEYS = [PRICES_KEY, PERSON_KEY, QUOTES_KEY, ORDERS_KEY, BRAND_KEY];`,
      replace: `const PRIVATE_KEYS = [PERSON_KEY, QUOTES_KEY, ORDERS_KEY, BRAND_KEY];`,
    },
    {
      name: 'The orders of a person stay in the browser after a logout',
      file: 'src/api/stored/session-store.ts',
      find: `const PRIVATE_KEYS = [PRICES_KEY, PERSON_KEY, QUOTES_KEY, ORDERS_KEY, BRAND_KEY];`,
      replace: `const PRIVATE_KEYS = [PRICES_KEY, PERSON_KEY, QUOTES_KEY, BRAND_KEY];`,
    },
    {
      name: 'The next person gets the draft of the one whose session expired',
      file: 'src/api/stored/names.ts',
      find: "owner === 'visitor' ? name : `${name}-${String(owner)}`",
      replace: "owner === 'visitor' || name === DRAFTS ? name : `${name}-${String(owner)}`",
    },
    {
      name: 'What a build cannot read is overwritten by the next save',
      file: 'src/api/stored/entry.ts',
      find: `...(unread.length === 0 ? {} : { unread })`,
      replace: ``,
    },
    {
      name: 'A login drops the draft that the person had begun before',
      file: 'src/api/stored/adopt.ts',
      find: `own === null ? theirs : JSON.stringify({ entries: [theirs, own] })`,
      replace: `theirs`,
    },
  ]),
];
