import type { Finding } from './report.ts';

/**
 * A finding about a reply that fits the contract, but without the effect that has to follow: it names the first
 * missing one.
 */
export function expected(
  finding: Finding,
  ...effects: readonly (readonly [holds: boolean, sentence: string])[]
): Finding {
  const missing = effects.find(([holds]) => !holds)?.[1];
  if (missing === undefined) return finding;
  const difference = [finding.difference, missing].filter((text) => text !== '').join('; ');
  return { ...finding, decoded: false, difference };
}
