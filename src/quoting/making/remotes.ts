import type { Line } from '../line.ts';
import type { PriceList, Remote } from '../rules.ts';

interface Plan {
  readonly centavos: number;
  readonly ids: readonly string[];
}

const isCheaper = (plan: Plan, than: Plan | undefined) =>
  than === undefined ||
  plan.centavos < than.centavos ||
  (plan.centavos === than.centavos && plan.ids.length < than.ids.length);

/**
 * The cheapest remotes of a radio system that have a channel for each motor; of equally cheap ones the fewest.
 * Remotes without a price by piece are left out; when none is left, the result is empty.
 */
export function remotesFor(
  motors: number,
  system: string,
  remotes: readonly Remote[],
  list: PriceList,
): NonNullable<Line['remotes']> {
  const known = remotes.flatMap((remote) => {
    const price = Object.hasOwn(list.items, remote.id) ? list.items[remote.id] : undefined;
    return remote.system === system && price?.kind === 'piece' ? [{ ...remote, ...price }] : [];
  });
  // best[n]: the cheapest way to reach n motors, built from the cheapest ways to reach fewer.
  const best: Plan[] = [{ centavos: 0, ids: [] }];
  for (let reached = 1; reached <= motors; reached += 1) {
    let cheapest: Plan | undefined;
    for (const { id, channels, centavos } of known) {
      const rest = best[Math.max(0, reached - channels)];
      if (rest === undefined) continue;
      const plan = { centavos: rest.centavos + centavos, ids: [...rest.ids, id] };
      if (isCheaper(plan, cheapest)) cheapest = plan;
    }
    if (cheapest === undefined) return [];
    best.push(cheapest);
  }
  const counts = new Map<string, number>();
  for (const id of best.at(-1)?.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
