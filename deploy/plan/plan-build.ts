import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { startNames } from '../chunks.ts';
import { LARGE } from '../extents.ts';
import { manifestOf, type Manifest } from '../manifest.ts';
import { planChunks, type FileCosts, type Piece, type View } from './chunk-plan.ts';

/** Modules that load together when somebody opens a page. */
export interface Opened {
  /** Paths below the project's root. */
  readonly modules: readonly string[];
  /** Those that it loads by itself soon after. */
  readonly afterwards: readonly string[];
  /** That of the screen, with whose parts the page is whole. */
  readonly screen?: string;
  /** How many people open it, beside the others. */
  readonly weight: number;
}

/**
 * How many people, beside them, load all files to keep the app; how much a page that is whole counts beside its first
 * view, whose files nothing may wait for; and the share of a page's people that see each part
 * which it loads when it is needed, at least.
 */
const WEIGHTS = {
  everything: 46,
  afterwards: 3 / 4,
  later: 1 / 32,
  least: 1 / 64,
} as const;

/** By them the build has few files, and the first views are not heavier (tests/bench/targets.ts). */
const FILE_COSTS: FileCosts = { script: 4_000, sheet: 700 };

interface Chunk extends Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'isEntry' | 'moduleIds' | 'imports'
> {
  readonly bytes: number;
}

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isStyle = (id: string) => pathOf(id).endsWith('.css');
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const sizeOf = (id: string) => readFileSync(pathOf(id), 'utf8').replaceAll(/\s+/g, ' ').length;

/** The chunks that the bundler makes by itself: one for each set of entries that needs the same modules. */
async function bundle(config: InlineConfig & { readonly root: string }) {
  const { plugin, manifest } = manifestOf(config.root);
  const chunks: Chunk[] = [];
  const noteChunks: Plugin = {
    name: 'note-chunks',
    generateBundle: {
      // Before Vite takes away those that have only styles.
      order: 'pre',
      handler(_options, output) {
        for (const part of Object.values(output)) {
          if (part.type !== 'chunk') continue;
          const { fileName, name, isEntry, code, moduleIds, imports } = part;
          chunks.push({ fileName, name, isEntry, bytes: code.length, moduleIds, imports: [...imports] });
        }
      },
    },
  };
  await build({
    ...config,
    plugins: [noteChunks, plugin],
    build: { write: false, minify: false, cssMinify: false, license: false },
  });
  return { manifest, chunks };
}

/** A chunk's scripts as a piece, with its styles as another that they need. */
function pieceOf(chunk: Chunk) {
  const isRuntime = chunk.moduleIds.some((id) => id.startsWith('\0rolldown'));
  const isFixed = chunk.isEntry || isRuntime || startNames.has(chunk.name) || chunk.bytes > LARGE;
  const part = { name: chunk.name, isFixed };
  const styles = chunk.moduleIds.filter(isStyle);
  const sheet = { ...part, modules: styles, bytes: sumOf(styles.map(sizeOf)), needs: [] };
  const sheets: readonly Piece[] = styles.length > 0 ? [sheet] : [];
  const modules = chunk.moduleIds.filter((id) => !isStyle(id));
  const needs: Piece[] = [...sheets];
  const script = { ...part, modules, bytes: chunk.bytes, needs };
  return { chunk, needs, sheets, main: modules.length > 0 ? script : sheet };
}

/** Every piece that loads with the given ones. */
function withNeeds(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const loaded = new Set(pieces);
  for (const piece of loaded) for (const needed of piece.needs) loaded.add(needed);
  return loaded;
}

/** What loads together: each page, first without and then with its screen's parts, and each part that loads later. */
function viewsOf(manifest: Manifest, pieces: ReadonlyMap<string, Piece>, pages: readonly Opened[]) {
  const homeOf = (module: string): Piece => {
    const piece = pieces.get(manifest[module]?.file ?? '');
    if (piece === undefined) throw new Error(`the build holds no module ${module}`);
    return piece;
  };
  const importers = new Map<string, Set<Piece>>();
  for (const [module, { dynamicImports }] of Object.entries(manifest)) {
    for (const part of dynamicImports)
      importers.set(part, (importers.get(part) ?? new Set()).add(homeOf(module)));
  }
  const parts = [...importers.keys()].filter((part) => manifest[part] !== undefined);
  const opened = pages.flatMap(({ modules, afterwards, screen, weight }) => {
    const own = parts.filter((part) => screen !== undefined && part.startsWith(`${dirname(screen)}/`));
    const whole = [...modules, ...afterwards, ...own];
    return [
      { pieces: withNeeds(modules.map(homeOf)), weight },
      { pieces: withNeeds(whole.map(homeOf)), weight: weight * WEIGHTS.afterwards },
    ];
  });
  const inPages = new Set(pages.flatMap(({ modules, afterwards }) => [...modules, ...afterwards]));
  const later = parts
    .filter((part) => !inPages.has(part))
    .map((part) => {
      const isIn = (page: View) => [...(importers.get(part) ?? [])].some((piece) => page.pieces.has(piece));
      const weight = WEIGHTS.later * sumOf(opened.filter(isIn).map((page) => page.weight));
      return { pieces: withNeeds([homeOf(part)]), weight: Math.max(WEIGHTS.least, weight) };
    });
  return [...opened, ...later, { pieces: withNeeds([...pieces.values()]), weight: WEIGHTS.everything }];
}

async function piecesFor(config: InlineConfig & { readonly root: string }, pages: readonly Opened[]) {
  const { chunks, manifest } = await bundle(config);
  const parts = chunks.map(pieceOf);
  const pieces = new Map(parts.map(({ chunk, main }) => [chunk.fileName, main]));
  for (const { chunk, needs } of parts)
    needs.push(...chunk.imports.flatMap((file) => pieces.get(file) ?? []));
  const sheets = new Set(parts.flatMap((part) => part.sheets));
  const scripts = [...pieces.values()].filter((piece) => !sheets.has(piece));
  return { scripts, sheets: [...sheets], views: viewsOf(manifest, pieces, pages) };
}

/**
 * Bundles the app once, without writing it, and plans the chunks of its build from what imports what.
 * @returns a group for the bundler
 * @throws Error naming a module that the build does not have
 */
export async function planBuild(config: InlineConfig & { readonly root: string }, pages: readonly Opened[]) {
  const { scripts, sheets, views } = await piecesFor(config, pages);
  const plan = planChunks(scripts, sheets, views, FILE_COSTS);
  return {
    debugName: 'planned',
    includeDependenciesRecursively: false,
    name: (id: string) => plan.get(id) ?? null,
  };
}
