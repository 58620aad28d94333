import { newKey } from '#src/browser/new-key.ts';

/**
 * Makes the keys of a form's attempts: one for each content. Sending the same again after a lost answer notes no second
 * payment, and what was corrected is another payment than the one that may have been noted.
 */
export function attemptKeys(): (content: object) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
