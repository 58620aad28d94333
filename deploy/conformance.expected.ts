import type { Finding } from './conformance.report.ts';

/** A finding whose reply is as the contract says, but fails at the first of these effects that did not follow. */
export function expected(
  finding: Finding,
  ...effects: readonly (readonly [holds: boolean, sentence: string])[]
): Finding {
  const missing = effects.find(([holds]) => !holds)?.[1];
  if (missing === undefined) return finding;
  const difference = [finding.difference, missing].filter((text) => text !== '').join('; ');
  return { ...finding, decoded: false, difference };
}
