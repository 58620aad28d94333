import { extents, type Extent } from './extents.ts';

/** What a page asks its worker for; each comes with a port for the reply. */
export type Message =
  /**
   * To keep some more files: those of an extent, and named ones. Replied with `Progress`. With a limit of 0 they are
   * only counted.
   */
  | {
      readonly type: 'keep';
      readonly extent: Extent;
      readonly names: readonly string[];
      readonly limit: number;
    }
  /** To keep the page again, with the policy that the present config.json needs. Replied with whether it could. */
  | { readonly type: 'renew' }
  /** To drop what no open tab uses. */
  | { readonly type: 'tidy' }
  /** For a worker that waits: to take over, if no open tab is of another version. */
  | { readonly type: 'follow' };

/** What came of keeping some more files. */
export interface Progress {
  readonly kept: number;
  /** How many are still lacking. */
  readonly left: number;
  /** Of the extent in all. */
  readonly of: number;
  /** Whether the browser has no more room. */
  readonly isFull: boolean;
}

/** The worker's question to a tab, which answers with the script that started it, below the base path. */
export const WHICH_BUILD = 'which-build';

const isExtent = (value: unknown): value is Extent => extents.some((extent) => extent === value);

/** Reads a page's message; null when a page of another version means something else. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'renew' || type === 'tidy' || type === 'follow') return { type };
  if (type !== 'keep' || !('extent' in data) || !('names' in data) || !('limit' in data)) return null;
  const { extent, names, limit } = data;
  if (!isExtent(extent) || !Array.isArray(names) || typeof limit !== 'number') return null;
  return { type, extent, names: names.map(String), limit };
}

/** Reads a worker's reply to `keep`; null when a worker of another version says something else, or nothing. */
export function readProgress(data: unknown): Progress | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('kept' in data) || !('left' in data) || !('of' in data) || !('isFull' in data)) return null;
  const { kept, left, of, isFull } = data;
  if (typeof kept !== 'number' || typeof left !== 'number' || typeof of !== 'number') return null;
  return { kept, left, of, isFull: isFull === true };
}
