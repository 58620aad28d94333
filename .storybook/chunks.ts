/** Packages that only some stories use, and then load on demand. */
const HEAVY =
  /\/node_modules\/(?:pdfmake|pdfjs-dist|axe-core|leaflet|react-leaflet|@react-leaflet|supercluster|react-easy-crop|papaparse|minisearch|@storybook\/addon-docs|@mdx-js|markdown-to-jsx)\//;

const isPackage = (id: string) => id.includes('/node_modules/');

/** A file of ours in one of some folders; stories and drawings load on demand. */
const isIn = (folders: RegExp) => (id: string) =>
  folders.test(id) && !isPackage(id) && !/\.stories\.tsx|\/generated\//.test(id);

const group = (name: string, test: (id: string) => boolean) => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

/**
 * The chunks of the built Storybook. A walk's page loads twice, around the chart and in the frame of its screen: a few large
 * files open sooner than hundreds of small ones.
 */
export const storybookChunks = [
  group('packages', (id) => isPackage(id) && !HEAVY.test(id)),
  group('app', isIn(/\/(?:src|mocks)\/|\/machines\/(?:support\/|index\.ts|[^/]+\/[^/]+\.machine\.ts)/)),
  group(
    'walks',
    isIn(/\/(?:machines|charts|stories\/(?:charts|support)|\.storybook|tests\/support)\/|\/package\.json$/),
  ),
];
