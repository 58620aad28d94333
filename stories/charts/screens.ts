import { matchPath } from 'react-router-dom';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { machineNames, walkable } from './fixtures/walkable.ts';

/** The place on a page that an address names; a draft in an address is none. */
const placeIn = (hash: string) => (hash.includes('.') ? '' : hash);

/** Where a chart's screen is: its route, what its address asks, and its place on the page. */
function screenOf(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://rollux.example');
  const route = routeIds.map((id) => routeOf(id).path).find((one) => matchPath(one, pathname) !== null);
  const query = [...searchParams.keys()].map((key) => `'${key}'`).join(', ');
  return `{ route: '${route ?? pathname}', query: [${query}], hash: '${placeIn(hash)}' }`;
}

/** The file that tells the charts beside the app which of them is the page's own. */
export const SCREENS_FILE = 'machines/screens.ts';

/** Its text. */
export const screensText = (): string => `// Written by \`npm run charts\`, from the fixtures of the charts.

/** Where the screen of every chart is. */
export const screens = {
${machineNames.map((name) => `  ${name}: ${screenOf(walkable(name).fixtures.path)},`).join('\n')}
} as const;
`;
