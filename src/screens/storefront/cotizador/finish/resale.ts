import type { LineMarginPayload, OwnLinePayload } from '#src/api/contract/assumed/quoted.ts';
import type { Draft } from '#src/api/draft.ts';
import { firstWrongMargin, lineMarginId, readLineMargins } from './line-margins.ts';
import { MARGIN_ID } from './margin-id.ts';
import { readMargin } from './margin.ts';
import { ownLineId } from './own-line-fields.tsx';
import { firstWrong, readOwnLines } from './own-lines.ts';

/** What a dealer adds to their cost for their client. */
export interface Resale {
  /** null when there is no price for a client: nothing else counts then. */
  readonly marginBp: number | null;
  /** Those of windows that have their own. */
  readonly margins: readonly LineMarginPayload[];
  readonly own: readonly OwnLinePayload[];
  readonly isRounded: boolean;
}

/** What a draft says of its client's price, or the id of the first field that is wrong. */
export function resaleOf(draft: Draft): Resale | { readonly wrongField: string } {
  const margin = readMargin(draft.margin);
  if ('problem' in margin) return { wrongField: MARGIN_ID };
  if (margin.bp === null) return { marginBp: null, margins: [], own: [], isRounded: false };
  const wrongMargin = firstWrongMargin(draft);
  if (wrongMargin !== undefined) return { wrongField: lineMarginId(wrongMargin) };
  const wrong = firstWrong(draft.ownLines);
  if (wrong !== undefined) return { wrongField: ownLineId(wrong) };
  return {
    marginBp: margin.bp,
    margins: readLineMargins(draft),
    own: readOwnLines(draft.ownLines) ?? [],
    isRounded: draft.rounded ?? false,
  };
}
