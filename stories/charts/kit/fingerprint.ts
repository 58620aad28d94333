import type { ChartGraph } from '../graph/graph.ts';
import { stableJson } from './stable-json.ts';

/** Eight hex digits that change whenever the chart does (FNV-1a): the version that a report names. */
export function fingerprintOf(graph: ChartGraph): string {
  let hash = 0x811c9dc5;
  for (const character of stableJson(graph))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
