import { faultsIn } from '../fault.ts';

/** Faults of the charts, and of the hooks that every screen uses. */
export const behaviourFaults = [
  ...faultsIn('machines', [
    {
      name: 'A late 401 of an older token ends the newer session',
      file: 'machines/session/session.machine.ts',
      find: `          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'expired',
          actions`,
      replace: `          target: 'expired',
          actions`,
    },
    {
      name: 'The captcha with widget id 0 cannot be reset',
      file: 'machines/captcha/captcha.machine.ts',
      find: `if (typeof widgetId === 'number') return widgetId;`,
      replace: `if (typeof widgetId === 'number' && widgetId > 0) return widgetId;`,
    },
  ]),
  ...faultsIn('src/format', [
    {
      name: 'A public price is rounded down, so that people pay more than they saw',
      file: 'src/format/money.ts',
      find: `Math.ceil(centavos / 100)`,
      replace: `Math.floor(centavos / 100)`,
    },
    {
      name: 'A promised day is shown as the day before',
      file: 'src/format/dates.ts',
      find: `new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone: 'UTC' })`,
      replace: `new Intl.DateTimeFormat(LOCALE, { ...dated, timeZone })`,
    },
  ]),
  ...faultsIn('src/browser', [
    {
      name: 'Leaving a screen loses unsaved work without a question',
      file: 'src/browser/unsaved.ts',
      find: `isDirty() && !survives(from, to)`,
      replace: `isDirty() && survives(from, to)`,
    },
    {
      name: 'Another colour of a product is not announced',
      file: 'src/browser/use-page-title.ts',
      find: `shown.current.title !== title`,
      replace: `shown.current.title === title`,
    },
  ]),
  ...faultsIn('src/actor-hooks', [
    {
      name: 'The menu shows screens before the role is known, and removes them later',
      file: 'src/actor-hooks/use-offered.ts',
      find: `|| (!arrives && may(user, route))`,
      replace: `|| arrives || may(user, route)`,
    },
    {
      name: 'The address of a file may be a script',
      file: 'src/actor-hooks/use-address.ts',
      find: `webAddress(address, host)`,
      replace: `URL.parse(address, host)`,
    },
  ]),
];
