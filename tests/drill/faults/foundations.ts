import { faultsIn } from '../fault.ts';

/** Faults below the screens: configuration, calls, prices and what we sell. */
export const foundationFaults = [
  ...faultsIn('src/config', [
    {
      name: 'A distributor is offered the users screen',
      file: 'src/config/permissions.ts',
      find: `distribuidor: ['users'],`,
      replace: `distribuidor: [],`,
    },
    {
      name: 'Every call gives up after 30 seconds',
      file: 'src/config/constants.ts',
      find: `REQUEST_TIMEOUT_MS = 0;`,
      replace: `REQUEST_TIMEOUT_MS = 30_000;`,
    },
    {
      name: 'A document may bring its content in its address',
      file: 'src/config/web-address.ts',
      find: `['http:', 'https:']`,
      replace: `['http:', 'https:', 'data:']`,
    },
  ]),
  ...faultsIn('src/api', [
    {
      name: 'A 401 on countCart logs out',
      file: 'src/api/contract/session.ts',
      find: `on401: 'keep-session',
    input: None,
    output: CountReply,`,
      replace: `input: None,
    output: CountReply,`,
    },
    {
      name: 'Adding a user loses the trailing slash of its address',
      file: 'src/api/contract/users.ts',
      find: `post('/api/user-add/',`,
      replace: `post('/api/user-add',`,
    },
    {
      name: 'A bad row of a long list is named by its place in its slice',
      file: 'src/api/replies/mend-part.ts',
      find: `String(Number(row) + from)`,
      replace: `String(Number(row))`,
    },
  ]),
  ...faultsIn('src/cutting', [
    {
      name: 'A piece that may not turn is turned',
      file: 'src/cutting/cloth/task.ts',
      find: `mayTurn: mayTurn && repeatMm === 0,`,
      replace: `mayTurn: repeatMm === 0,`,
    },
    {
      name: 'The saw takes nothing from a bar',
      file: 'src/cutting/bars/plan-bars.ts',
      find: `sizeMm: lengthMm + kerfMm }));`,
      replace: `sizeMm: lengthMm }));`,
    },
  ]),
  ...faultsIn('src/quoting', [
    {
      name: 'The minimum area is not billed',
      file: 'src/quoting/money/price-at-size.ts',
      find: `widthMm * heightMm < minimum.areaMm2 ?`,
      replace: `widthMm * heightMm > minimum.areaMm2 ?`,
    },
    {
      name: 'A price is a centavo too low',
      file: 'src/quoting/money/rounding.ts',
      find: `(2n * BigInt(amount) * BigInt(times) + whole) / (2n * whole)`,
      replace: `(BigInt(amount) * BigInt(times)) / whole`,
    },
  ]),
  ...faultsIn('src/content', [
    {
      name: 'A fabric costs nine pesos less per square metre',
      file: 'src/content/prices/public/enrollables.ts',
      find: `'screen-5': perSide(1_310),`,
      replace: `'screen-5': perSide(1_301),`,
    },
    {
      name: 'A distributor pays IVA twice',
      file: 'src/content/prices/wholesale.ts',
      find: `(centavos * percent) / (10_000 + IVA_BP)`,
      replace: `(centavos * percent) / 10_000`,
    },
  ]),
];
