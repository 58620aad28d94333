import { dirname, join, relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

/**
 * The import table (who may import what), as a lint rule. A room may import what its wall names and nothing else:
 * other rooms by their folder (or a single file), packages by their name. `types` may be imported as types only,
 * `lazy` only by a dynamic import. Inside a room paths are relative; across rooms they start with `#`.
 */
interface Wall {
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly lazy?: readonly string[];
}

const react = ['react', 'react-dom'];
const mantine = [
  ...['core', 'hooks', 'notifications', 'spotlight', 'dropzone', 'charts'].map((name) => `@mantine/${name}`),
  '@tabler/icons-react',
];
/** What draws maps. */
const leaflet = ['leaflet', 'react-leaflet', 'supercluster'];
const mocking = [
  ...['src/api/contract', 'src/config', 'src/quoting', 'src/content'],
  ...['zod/mini', 'msw', '@msw/data', 'virtual:msw', 'node:'],
];

/** The first entry whose folder holds a file is its room. Files in none of them (configuration) are free. */
const walls: Readonly<Record<string, Wall>> = {
  'src/config': { may: ['zod/mini'] },
  // Quotes travel in the engine's own terms, which are schemas and nothing else (docs/decisions/021).
  'src/api': { may: ['src/config', 'src/quoting', 'zod/mini', 'axios', 'xstate'] },
  'src/quoting': { may: ['zod/mini'] },
  'src/content': { may: ['zod/mini'], types: ['src/quoting'] },
  machines: { may: ['src/api', 'src/config', 'src/quoting', 'xstate'], types: ['src/content'] },
  'src/ui': {
    may: ['src/config', '@fontsource/roboto', ...react, ...mantine, ...leaflet],
    types: ['src/quoting', 'src/content', 'xstate'],
  },
  'src/screens': {
    may: [
      ...['machines', 'src/ui', 'src/content', 'src/quoting', 'src/config'],
      ...['react-router-dom', '@xstate/react', 'react-google-recaptcha', ...react, ...mantine],
      ...['mantine-datatable', 'papaparse', 'pdfjs-dist', 'pdfmake', 'react-easy-crop', 'minisearch'],
    ],
    types: ['src/api/contract', 'src/api/errors.ts', 'src/api/draft.ts', 'xstate'],
  },
  'src/app': {
    may: [
      ...['src', 'machines', 'react-router-dom', '@xstate/react', 'xstate', 'zod/mini', '@fontsource/roboto'],
      ...react,
      ...mantine,
    ],
    lazy: ['mocks'],
  },
  'mocks/demo': { may: [...mocking, ...react, ...mantine], types: ['xstate'] },
  mocks: { may: mocking },
};

/** What only one module may touch, in whatever room. */
const owners: Readonly<Record<string, string>> = { axios: 'src/api/client.ts' };

/** Rooms that `#` leads to. The others (deploy/) are nobody's to import. */
const aliased = /^(?:src\/[^/]+|machines|mocks|tests|stories|\.storybook)(?=\/|$)/;

/** The room that a file stands in; mocks/demo has a wall of its own inside the room mocks. */
const roomOf = (file: string) => aliased.exec(file)?.[0];
const wallOf = (file: string) => Object.entries(walls).find(([folder]) => isIn(file, folder))?.[1];
const isIn = (path: string, entry: string) =>
  path === entry || path.startsWith(entry.endsWith(':') ? entry : `${entry}/`);

/** `src/screens/<area>/<screen>` of a file inside a screen's folder; what lies in `support` is everybody's. */
const screenOf = (file: string) => /^src\/screens\/(?!support\/)[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];

type Manner = 'value' | 'type' | 'lazy';

/** Why a file may not import this, or null where it may. Paths are relative to the project's root. */
export function refusal(file: string, specifier: string, manner: Manner): string | null {
  const isRelative = specifier.startsWith('.');
  const isOurs = isRelative || specifier.startsWith('#');
  const target = isRelative
    ? join(dirname(file), specifier).split(sep).join('/')
    : specifier.replace(/^#/, '');
  const from = roomOf(file);
  const to = isOurs ? roomOf(target) : undefined;

  const owner = owners[target];
  if (owner !== undefined && from !== undefined && !isFree(from) && file !== owner) {
    return `only ${owner} may import ${target}`;
  }
  if (isRelative && to !== undefined && to !== from) return `across rooms write #${target}`;
  if (!isRelative && to !== undefined && to === from && !isFree(to))
    return `inside ${to} write a relative path`;

  const screen = screenOf(target);
  if (from === 'src/screens' && to === from && screen !== undefined && screen !== screenOf(file)) {
    return `${screen} is another screen's inside`;
  }
  const wall = wallOf(file);
  if (wall === undefined || (isOurs && to === from && to !== undefined)) return null;
  const permitted = [
    ...wall.may,
    ...(manner === 'type' ? (wall.types ?? []) : []),
    ...(manner === 'lazy' ? (wall.lazy ?? []) : []),
  ];
  if (permitted.some((entry) => isIn(target, entry))) return null;
  return `${from ?? file} may not import ${target}${manner === 'value' ? '' : ` (${manner})`}`;
}

/** Stories, tests and the like may import everything. */
const isFree = (room: string) => !(room in walls);

type Rule = Parameters<RuleTester['run']>[1];
type Kind = 'type' | 'value' | undefined;

const mannerOf = (kind: Kind): Manner => (kind === 'type' ? 'type' : 'value');

const rooms: Rule = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    type Node = Exclude<Parameters<typeof context.report>[0]['node'], undefined>;
    const judge = (node: Node, source: { value?: unknown } | null, manner: Manner) => {
      if (typeof source?.value !== 'string') return;
      const reason = refusal(file, source.value, manner);
      if (reason !== null) context.report({ node, message: `${reason} (tests/architecture/walls.ts)` });
    };
    return {
      ImportDeclaration: (node) => judge(node, node.source, mannerOf(node.importKind)),
      ExportNamedDeclaration: (node) => judge(node, node.source, mannerOf(node.exportKind)),
      ExportAllDeclaration: (node) => judge(node, node.source, mannerOf(node.exportKind)),
      ImportExpression: (node) => judge(node, literal(node.source), 'lazy'),
      TSImportType: (node) => judge(node, node.source, 'type'),
    };
  },
};

const literal = (node: { type: string; value?: unknown }) => (node.type === 'Literal' ? node : null);

export default { meta: { name: 'walls' }, rules: { rooms } };
