import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';

/** "C-1042" for the first version, "C-1042, versión 2" for a later one. */
export const versionName = ({ folio, version }: Pick<SavedQuote, 'folio' | 'version'>): string =>
  version === 1 ? folio : `${folio}, versión ${String(version)}`;
