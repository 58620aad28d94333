import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeRuntimeConfig, type RuntimeConfig } from '#src/config/runtime.ts';
import {
  everyAnswer,
  inlineScriptSources,
  inlineStyleSources,
  securityHeaders,
} from '../security-headers.ts';
import { FALLBACK, type Rule } from './table.ts';

export type Headers = Readonly<Record<string, string>>;

/** A build with its settings: what a host has to know besides the table. */
export interface Deployment {
  /** Host name of the site. */
  readonly host: string;
  /** The path under which the site is served, with a closing slash. */
  readonly base: string;
  readonly config: RuntimeConfig;
  /** What the server sends as config.json. */
  readonly configText: string;
  readonly headers: Readonly<Record<Rule['headers'], Headers>>;
}

/** Settings to use instead of those in config.json. */
export type Overrides = Partial<RuntimeConfig>;

/**
 * Reads a build: its base path, its `config.json`, and the inline scripts of its pages.
 * @throws Error when the folder has no build.
 */
export function readDeployment(folder: string, overrides: Overrides = {}): Deployment {
  if (!existsSync(join(folder, FALLBACK))) {
    throw new Error(`${folder}/ holds no build: run \`npm run build\` first.`);
  }
  const file = join(folder, 'config.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const config = { ...decodeRuntimeConfig(JSON.parse(text)), ...overrides };
  const address = addressIn(readFileSync(join(folder, 'index.html'), 'utf8'));
  return {
    host: address.hostname,
    base: address.pathname,
    config,
    configText: Object.keys(overrides).length > 0 ? JSON.stringify(config) : text,
    headers: {
      asset: everyAnswer,
      document: securityHeaders({
        origins: originsOf(config),
        frames: framesOf(config),
        reports: config.errorReports === null ? [] : [new URL(config.errorReports).origin],
        policyReports: config.policyReports,
        ...inlineSources(folder),
      }),
    },
  };
}

/** The address of a built site, from its home page. */
const addressIn = (home: string): URL =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? 'http://localhost/');

function originsOf({ apiHost, mapTiles }: RuntimeConfig): string[] {
  const tiles = mapTiles === null ? null : URL.parse(mapTiles.url.replaceAll(/\{\w+\}\.?/g, ''));
  return [apiHost, tiles?.origin ?? ''].filter((origin) => origin !== '');
}

/** The page of the card field may redirect to another origin before it sends messages. */
const framesOf = ({ cardField }: RuntimeConfig): string[] =>
  cardField === null ? [] : [...new Set([new URL(cardField.url).origin, cardField.origin])];

/** Hashes of what the pages have inline. Pages without parameters have their own styles, the others share files. */
function inlineSources(folder: string) {
  const pages = globSync('**/*.html', { cwd: folder }).map((page) =>
    readFileSync(join(folder, page), 'utf8'),
  );
  return {
    scripts: [...new Set(pages.flatMap(inlineScriptSources))].toSorted(),
    styles: [...new Set(pages.flatMap(inlineStyleSources))].toSorted(),
  };
}
