/** How long a blind takes from one end to the other, ms: three times as fast as a real one. */
const WHOLE_MS = 6_000;

/** A blind on its way, always at the same speed. Openness is 0 to 1, times are ms. */
export interface Travel {
  readonly from: number;
  readonly to: number;
  readonly since: number;
}

/** A blind that does not move. */
export const restingAt = (openness: number): Travel => ({ from: openness, to: openness, since: 0 });

/** How long the whole way takes, ms. */
export const travelMs = ({ from, to }: Travel): number => Math.round(Math.abs(to - from) * WHOLE_MS);

/** How far open it is at a time. */
function opennessAt(travel: Travel, now: number): number {
  const { from, to, since } = travel;
  const ms = travelMs(travel);
  return ms === 0 ? to : from + (to - from) * Math.min(1, (now - since) / ms);
}

/** The same blind, sent elsewhere from where it is now. */
export const sentTo = (travel: Travel, to: number, now: number): Travel => ({
  from: opennessAt(travel, now),
  to,
  since: now,
});

/** The same blind, stopped where it is now. */
export const stopped = (travel: Travel, now: number): Travel => restingAt(opennessAt(travel, now));
