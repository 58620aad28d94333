import { normalizeText } from './normalize-text.ts';

/** Normalizes a name for comparison to letters and digits, so that "Screen 3 %" equals "screen 3%". */
export const plainName = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^a-z0-9ñ]+/g, ' ')
    .trim();
