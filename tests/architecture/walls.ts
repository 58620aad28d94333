import { dirname, join, relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

/**
 * The import table (who may import what), as a lint rule. A room may import only what its wall names: other rooms by
 * their folder (or a single file), packages by their name. `types` may be imported as types only, `lazy` only by a
 * dynamic import. Inside a room paths are relative; across rooms they start with `#`.
 */
interface Wall {
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly lazy?: readonly string[];
}

/** React, and what joins class names. */
const react = ['react', 'react-dom', 'clsx'];
const mantine = [
  ...['core', 'hooks', 'notifications', 'spotlight', 'dropzone'].map((name) => `@mantine/${name}`),
  '@tabler/icons-react',
];
/** Packages that draw maps. */
const leaflet = ['leaflet', 'react-leaflet', 'supercluster'];
const mocking = [
  ...['src/api/contract', 'src/config', 'src/reading', 'src/quoting', 'src/content', 'src/cutting'],
  ...['src/materials', 'src/promise'],
  ...['zod/mini', 'msw', '@msw/data', 'virtual:msw', 'node:'],
];

const contractTypes = ['src/api/contract', 'src/api/errors.ts', 'src/api/draft.ts', 'xstate'];
const pieces = [
  'machines',
  'src/ui',
  'src/content',
  'src/reading',
  'src/quoting',
  'src/cutting',
  'src/materials',
  'src/promise',
  'src/config',
  'src/format',
  'src/browser',
  'src/actor-hooks',
  'src/remote-data',
  'src/forms',
  'src/lists',
];

/**
 * A file belongs to the first entry whose folder contains it. Files in none of them (configuration) are unrestricted.
 */
const walls: Readonly<Record<string, Wall>> = {
  'src/config': { may: ['zod/mini'] },
  // Quotes use the engine's own terms, which are only schemas (docs/decisions/021).
  'src/api': { may: ['src/config', 'src/reading', 'src/quoting', 'zod/mini', 'axios', 'xstate'] },
  // What people write is compared as searches compare it.
  'src/reading': { may: ['src/format/normalize-text.ts'] },
  'src/quoting': { may: ['zod/mini'] },
  'src/cutting': { may: ['zod/mini'] },
  // Measures are written in one way everywhere; a blind is drawn with the panels that are cut.
  'src/content': {
    may: ['zod/mini', 'src/format/measures.ts', 'src/config/day-ms.ts', 'src/config/japanese-panels.ts'],
    types: ['src/quoting'],
  },
  // What windows are made of; the server of mocks works out what orders need by it.
  'src/materials': {
    may: ['src/content', 'src/quoting', 'src/cutting', 'src/format'],
    types: ['src/api/contract'],
  },
  // What windows cost and when they arrive; the server of mocks promises by it.
  'src/promise': { may: ['src/content', 'src/quoting'], types: ['src/api/contract'] },
  machines: {
    may: ['src/api', 'src/config', 'src/reading', 'src/quoting', 'xstate'],
    types: ['src/content', 'src/cutting'],
  },
  'src/format': {
    may: ['src/content/first-letter.ts', 'src/config/day-ms.ts', 'src/config/iso-day.ts', 'src/reading'],
  },
  'src/browser': { may: ['src/config', 'src/format', 'react-router-dom', ...react] },
  'src/actor-hooks': {
    may: ['machines', 'src/config', '@xstate/react', ...react],
    types: ['xstate'],
  },
  'src/ui': {
    may: [
      ...['src/config', 'src/reading', 'src/format', 'src/browser/missing-script.ts'],
      ...['src/browser/layers.ts', 'src/browser/use-back-closes.ts'],
      ...['@fontsource/roboto', ...react, ...mantine, ...leaflet],
    ],
    types: ['src/quoting', 'src/content', 'xstate'],
  },
  'src/remote-data': {
    may: [
      ...[
        'machines',
        'src/ui',
        'src/config',
        'src/format',
        'src/browser',
        'src/actor-hooks',
        'src/api/arrivals.ts',
        'src/api/gaps.ts',
      ],
      ...['@xstate/react', ...react, ...mantine],
    ],
    types: contractTypes,
  },
  'src/forms': {
    may: [
      ...[
        'machines',
        'src/ui',
        'src/config',
        'src/format',
        'src/browser',
        'src/actor-hooks',
        'src/remote-data',
      ],
      ...['react-router-dom', '@xstate/react', ...react, ...mantine],
    ],
    types: contractTypes,
  },
  'src/lists': {
    may: [
      ...['machines', 'src/ui', 'src/config', 'src/format', 'src/browser', 'src/actor-hooks', 'src/forms'],
      ...[
        'react-router-dom',
        '@xstate/react',
        'mantine-datatable',
        'papaparse',
        'fflate',
        ...react,
        ...mantine,
      ],
    ],
    types: contractTypes,
  },
  'src/features': {
    may: [
      ...['src/features', ...pieces],
      ...['react-router-dom', '@xstate/react', 'react-google-recaptcha', ...react, ...mantine],
      ...['papaparse', 'pdfjs-dist', 'pdfmake'],
    ],
    types: contractTypes,
  },
  'src/screens': {
    may: [
      ...['src/features', ...pieces],
      ...['react-router-dom', '@xstate/react', ...react, ...mantine],
      ...['react-easy-crop', 'minisearch'],
    ],
    types: contractTypes,
  },
  'src/app': {
    may: [
      ...['src', 'machines', 'react-router-dom', '@xstate/react', 'xstate', 'zod/mini', '@fontsource/roboto'],
      ...react,
      ...mantine,
    ],
    lazy: ['mocks', 'charts'],
  },
  // Draws machines: for stories, and beside the pages of development and demo.
  charts: {
    may: ['machines', 'src/ui', 'zod/mini', 'xstate', 'elkjs', ...react],
  },
  // The server's documents describe a window as the app's do (docs/decisions/029).
  'mocks/orders': { may: [...mocking, 'src/features/quoted-windows/window-facts.ts'] },
  'mocks/demo': {
    may: [...mocking, 'src/browser/save-file.ts', 'xstate', ...react, ...mantine],
    types: ['charts'],
    lazy: ['charts'],
  },
  mocks: { may: mocking },
};

/** Imports that a single module or room may use. */
const owners: Readonly<Record<string, string>> = {
  axios: 'src/api/client.ts',
  // What is paid, and when it arrives, is worked out in one place (docs/decisions/109).
  'src/quoting/money/total.ts': 'src/promise',
  'src/promise/wire-totals.ts': 'src/promise',
  'src/promise/delivered-on.ts': 'src/promise',
};

/** Rooms that `#` leads to. No other room is imported (deploy/). */
const aliased =
  /^(?:src\/features\/[^/]+|src\/[^/]+|machines|mocks|charts|tests|stories|\.storybook)(?=\/|$)/;

/** The room of a file. Each feature is a separate room; mocks/demo has a separate wall inside the room mocks. */
const roomOf = (file: string) => aliased.exec(file)?.[0];
const wallOf = (file: string) => Object.entries(walls).find(([folder]) => isIn(file, folder))?.[1];
const isIn = (path: string, entry: string) =>
  path === entry || path.startsWith(entry.endsWith(':') ? entry : `${entry}/`);

/** `src/screens/<area>/<screen>` of a file in a screen's folder. */
const screenOf = (file: string) => /^src\/screens\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];

/** The files at the top of a feature's folder are public; its subfolders are private. */
const isFeatureInside = (file: string) => /^src\/features\/[^/]+\/.+\//.test(file);

/** Files of a chart that stories and tests read: they may import what those may, and no bundle holds them (docs/decisions/089). */
const isForTests = (file: string) =>
  /^machines\/(?:(?:[^/]+\/)?(?:fixtures|promises|walks?)|promises\/[^/]+)\.ts$/.test(file);

/** What the app may import of the machines: one chart, or what several share. */
const isMachine = (file: string) => /^machines\/(?:support\/[^/]+|[^/]+\/[^/]+\.machine)\.ts$/.test(file);

type ImportForm = 'value' | 'type' | 'lazy';

/** The reason why a file may not import this, or null when it may. Paths are relative to the project's root. */
export function refusal(file: string, specifier: string, form: ImportForm): string | null {
  const isRelative = specifier.startsWith('.');
  const isOurs = isRelative || specifier.startsWith('#');
  const target = isRelative
    ? join(dirname(file), specifier).split(sep).join('/')
    : specifier.replace(/^#/, '');
  const from = roomOf(file);
  const to = isOurs ? roomOf(target) : undefined;

  const owner = owners[target];
  if (owner !== undefined && from !== undefined && !isFree(from) && !isIn(file, owner)) {
    return `only ${owner} may import ${target}`;
  }
  if (isRelative && to !== undefined && to !== from) return `across rooms write #${target}`;
  if (!isRelative && to !== undefined && to === from && !isFree(to))
    return `inside ${to} write a relative path`;

  if (from !== undefined && !isFree(from) && !isForTests(file) && isForTests(target)) {
    return `${target} is for stories and tests only`;
  }
  if (to === 'machines' && from?.startsWith('src/') === true && !isMachine(target)) {
    return `${from} may import only a chart's machine, or machines/support`;
  }
  const screen = screenOf(target);
  if (from === 'src/screens' && to === from && screen !== undefined && screen !== screenOf(file)) {
    return `${screen} is another screen's inside`;
  }
  if (from !== undefined && !isFree(from) && !isForTests(file) && to !== from && isFeatureInside(target)) {
    return `${target} is inside a feature: import a file at the top of its folder`;
  }
  const wall = wallOf(file);
  if (wall === undefined || isForTests(file) || (isOurs && to === from && to !== undefined)) return null;
  const permitted = [
    ...wall.may,
    ...(form === 'type' ? (wall.types ?? []) : []),
    ...(form === 'lazy' ? (wall.lazy ?? []) : []),
  ];
  if (permitted.some((entry) => isIn(target, entry))) return null;
  return `${from ?? file} may not import ${target}${form === 'value' ? '' : ` (${form})`}`;
}

/** Stories, tests and the like may import everything. */
const isFree = (room: string) => !(room in walls) && !room.startsWith('src/features/');

type Rule = Parameters<RuleTester['run']>[1];
type Kind = 'type' | 'value' | undefined;

const formOf = (kind: Kind): ImportForm => (kind === 'type' ? 'type' : 'value');

const rooms: Rule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    type Node = Exclude<Parameters<typeof context.report>[0]['node'], undefined>;
    const judge = (node: Node, source: { value?: unknown } | null, form: ImportForm) => {
      if (typeof source?.value !== 'string') return;
      const reason = refusal(file, source.value, form);
      if (reason !== null) context.report({ node, message: `${reason} (tests/architecture/walls.ts)` });
    };
    return {
      ImportDeclaration: (node) => judge(node, node.source, formOf(node.importKind)),
      ExportNamedDeclaration: (node) => judge(node, node.source, formOf(node.exportKind)),
      ExportAllDeclaration: (node) => judge(node, node.source, formOf(node.exportKind)),
      ImportExpression: (node) => judge(node, literal(node.source), 'lazy'),
      TSImportType: (node) => judge(node, node.source, 'type'),
    };
  },
};

const literal = (node: { type: string; value?: unknown }) => (node.type === 'Literal' ? node : null);

export default { meta: { name: 'walls' }, rules: { rooms } };
