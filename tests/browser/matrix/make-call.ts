import { expect } from 'vitest';
import { contract, type CallName } from '#src/api/contract/index.ts';
import type { Option } from '#stories/charts/fixtures/planner.ts';
import { live } from '../walks/support/person.ts';
import { makeByEvent, needsCall, wayToCall, type Place } from './place.ts';

/** More steps than any call needs. */
const MOST_STEPS = 20;

/** Calls that nobody waits for or makes again, and why. */
export const unattended: Readonly<Partial<Record<CallName, string>>> = {
  availability: 'the date is confirmed with the deposit',
  opinions: 'a product is complete without them',
};

/** Does everything that a person does to make the call. @throws Error when they cannot */
export async function makeCall(place: Place): Promise<void> {
  const { site, stage, person } = place;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [next] = wayToCall(place) ?? [];
    if (next === undefined) throw new Error('no person can make the call from here');
    if (needsCall(site)(next)) break;
    await person.perform(next.act);
    await person.seesState();
  }
  await makeByEvent(place);
  await expect.poll(() => stage.isWaitingFor(site.call)).toBe(true);
  await person.seesState();
}

/** Starts over and makes the call; with a session where it needs one, because a page may also make it for visitors. */
export async function startAndMakeCall(place: Place): Promise<void> {
  const { site, chart, stage } = place;
  const isPrivate = contract[site.call].access !== 'anyone';
  const starts = [...chart.fixtures.starts.entries()].toSorted(([, one], [, other]) =>
    isPrivate ? Number(one.token === undefined) - Number(other.token === undefined) : 0,
  );
  for (const [start] of starts) {
    await stage.restart(start);
    // The page makes it by itself, once it knows what to ask.
    if (site.call in unattended) await expect.poll(() => wayToCall(place) !== null).toBe(true);
    if (wayToCall(place) !== null) return makeCall(place);
  }
  throw new Error('no start leads to the call');
}

/** The act by which a person stops waiting for the call, once the screen offers it. */
function cancellation({ site, stage, person, planner }: Place): Option | undefined {
  return planner.options(live(stage)).find(({ act, to }) => {
    if (act.do !== 'send' || !/\.(?:cancel|giveUp)$/.test(act.type)) return false;
    // Of several waits on a page it must be the call's own.
    const endsCall = 'event' in site.makes || !planner.options(to).some(needsCall(site));
    return endsCall && person.mayTake(live(stage), act);
  });
}

/** Waits as long as a person does, and cancels. @throws Error when the screen offers no way */
export async function giveUp(place: Place): Promise<void> {
  const { site, stage, person } = place;
  let cancel = cancellation(place);
  while (cancel === undefined) {
    const [timer] = stage.getState().timers;
    if (timer === undefined) {
      if (site.call in unattended) return;
      throw new Error('the screen offers no way to stop waiting');
    }
    await stage.perform({ do: 'wait', timer: timer.type });
    await person.seesState();
    cancel = cancellation(place);
  }
  await person.perform(cancel.act);
}
