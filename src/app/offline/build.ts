import type { Extent } from '#src/browser/offline/extents.ts';

/** A file whose name changes with its content. */
export interface KeptFile {
  /** Below the base path. */
  readonly name: string;
  /** The beginning of its SHA-256 in base64. */
  readonly hash: string;
  /** The least extent that has it. */
  readonly extent: Extent;
}

/** What a build, and `npm run hosts` after it, tell the worker. */
export interface Build {
  /** Changes with everything below, and with the worker's own code. */
  readonly version: string;
  /** The path under which the site is served, with a closing slash. */
  readonly base: string;
  /** The script that starts every page, below the base path: its name changes with every script and style sheet. */
  readonly entry: string;
  /** The page that shows every address, with its hash. */
  readonly page: Pick<KeptFile, 'name' | 'hash'>;
  readonly files: readonly KeptFile[];
  /** Hash of the config.json for which these policies were made. */
  readonly config: string;
  /** Headers with what a page may load and call. */
  readonly policies: Readonly<Record<string, string>>;
  /** Source of an expression that matches addresses below the base path that are not pages. */
  readonly noPage: string;
}

/** How many characters of a hash are compared: 96 bits. */
const LENGTH = 16;

/** The beginning of the SHA-256 of a content, in base64. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest)).slice(0, LENGTH);
}

/** The same of a text in UTF-8. */
export const hashOfText = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text));

/** Names of the caches of a site: two sites on one origin have different base paths. */
export const cacheNames = ({ base, version }: Pick<Build, 'base' | 'version'>) => ({
  /** All begin with it, also those of former workers. */
  ours: `rollux ${base} `,
  /** Checked files of all versions. */
  files: `rollux ${base} files`,
  /** A version's page and the list of its files. */
  pages: `rollux ${base} page `,
  page: `rollux ${base} page ${version}`,
  /** How far the app is kept. */
  wish: `rollux ${base} wish`,
});
