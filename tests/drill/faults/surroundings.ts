import { faultsIn } from '../fault.ts';

/** Faults around the app: the fake API, the build and server, the walkable charts. */
export const surroundingFaults = [
  ...faultsIn('mocks', [
    {
      name: 'The fake API accepts an expired token',
      file: 'mocks/sessions.ts',
      find: `session.revoked || Date.parse(session.expires_at) <= Date.now()`,
      replace: `session.revoked || Date.parse(session.expires_at) < 0`,
    },
    {
      name: 'The fake API accepts passwords of six characters',
      file: 'mocks/validation/person.ts',
      find: `MIN_PASSWORD = 8;`,
      replace: `MIN_PASSWORD = 6;`,
    },
  ]),
  ...faultsIn('deploy', [
    {
      name: 'Search engines may index the panel',
      file: 'deploy/pages/sitemap.ts',
      find: `[PANEL_ROOT, href('login')]`,
      replace: `[href('login')]`,
    },
    {
      name: 'A missing asset is answered with a page',
      file: 'deploy/hosts/table.ts',
      find: `path: 'assets(?:/|$)',\n    answer: 'file'`,
      replace: `path: 'assets(?:/|$)',\n    answer: 'page'`,
    },
    {
      name: 'Any page may show ours in a frame',
      file: 'deploy/security-headers.ts',
      find: `'frame-ancestors': ["'none'"],`,
      replace: `'frame-ancestors': ['*'],`,
    },
  ]),
  ...faultsIn('stories', [
    {
      name: 'A new tester starts with the coverage of another tester',
      file: 'stories/charts/progress/store.ts',
      find: `walks[tester] ?? {};`,
      replace: `walks[tester] ?? Object.values(walks)[0] ?? {};`,
    },
    {
      name: 'The answer 401 that a tester chooses is a 403',
      file: 'stories/charts/fixtures/outcome.ts',
      find: `status: Number(failure) }`,
      replace: `status: failure === '401' ? 403 : Number(failure) }`,
    },
  ]),
];
