import type { LineMarginPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Draft } from '#src/api/draft.ts';
import { readMargin } from './margin.ts';

/** Id of the field of a window's own margin. */
export const lineMarginId = (key: string): string => `margen-${key}`;

const typedIn = ({ margins = {} }: Draft, key: string) => readMargin(margins[key] ?? '');

/** The window whose own margin cannot be read; undefined when all can. */
export const firstWrongMargin = (draft: Draft): string | undefined =>
  draft.windows.find(({ key }) => 'problem' in typedIn(draft, key))?.key;

/** The margins that windows of a draft have alone. */
export const readLineMargins = (draft: Draft): readonly LineMarginPayload[] =>
  draft.windows.flatMap(({ key }) => {
    const read = typedIn(draft, key);
    return 'bp' in read && read.bp !== null ? [{ key, margin_bp: read.bp }] : [];
  });
