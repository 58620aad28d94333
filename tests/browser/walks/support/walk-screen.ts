import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Act } from '#stories/charts/kit/act.ts';
import type { Walkable } from '#stories/charts/kit/any-kit.ts';
import { sampleOf } from '#stories/charts/kit/event-of.ts';
import { createPlanner, type Option } from '#stories/charts/kit/planner.ts';
import type { Stage, Step } from '#stories/charts/stage/stage-state.ts';
import { leavesOf } from '#tests/support/moves.ts';
import { createLedger, type Walker, type WalkReport } from './ledger.ts';
import type { AnyScreen } from './screen.ts';
import { stepOf } from './step-of.ts';

/** More than any chart needs: a walk that does not come to an end says so. */
const MOST_ACTS = 1_000;

/**
 * Walks everything that a chart can do through its real screen: first with hands, and then what no hand can do by
 * sending it. After each step the screen has to show where the machine stands.
 */
export async function walkScreen(chart: Walkable, screen: AnyScreen, stage: Stage): Promise<WalkReport> {
  const { kit, machine } = chart;
  const planner = createPlanner(chart);
  const ledger = createLedger(chart, planner);
  let acts = 0;
  /** How many steps since the beginning are in the ledger, and where the last of them led. */
  let noted = 0;
  let stands: AnyMachineSnapshot['value'] = {};

  const handFor = (type: string) => found(screen.hands[type], `how ${type} comes about`);
  const said = ({ type, sample }: Act & { do: 'send' }) => sampleOf(kit.events[type], sample) as never;

  /** Whether the screen lets somebody do this where a walk stands. */
  function mayTake(from: AnyMachineSnapshot, act: Act): boolean {
    if (act.do !== 'send') return true;
    const hand = handFor(act.type);
    if (hand.by !== 'hand') return hand.by === 'itself';
    return hand.can?.(from as never, said(act)) ?? true;
  }

  /** Does it with a hand, if it is an event and a hand that walks. */
  async function perform(act: Act, walker: Walker): Promise<void> {
    const hand = act.do === 'send' && walker === 'hand' ? handFor(act.type) : null;
    if (act.do !== 'send' || hand?.by !== 'hand') return stage.perform(act);
    const before = stage.getState().steps.length;
    await hand.take(said(act));
    const heard = await stepOf(stage, before, act);
    if (hand.ownWords !== true) expect(heard.act, 'what a hand did is what is heard').toEqual(act);
    // What the screen does by itself thereupon is waited for.
    return stage.repeat([]);
  }

  async function take({ act, edges }: Option, walker: Walker): Promise<void> {
    acts += 1;
    if (acts > MOST_ACTS) throw new Error(`there is still something left after ${String(acts)} acts`);
    const before = stage.getState().steps.length;
    await perform(act, walker);
    const step = await stepOf(stage, before, act);
    expect(step.edges, 'it takes the transitions that were foreseen').toEqual(edges);
    await look(walker);
  }

  /** Notes what has happened, and looks whether the screen shows where that led. */
  async function look(walker: Walker): Promise<void> {
    for (const { event, edges, value } of stage.getState().steps.slice(noted)) {
      ledger.note({ type: typeOf(event), from: stands, edges, to: value }, walker);
      stands = value;
      noted += 1;
    }
    const snapshot = live(stage);
    for (const leaf of leavesOf(machine.id, snapshot.value)) {
      const sight = found(screen.sights[leaf.slice(machine.id.length + 1)], `what ${leaf} looks like`);
      await sight(snapshot as never);
    }
  }

  async function walkFrom(start: number, walker: Walker): Promise<void> {
    await stage.restart(start);
    noted = 0;
    stands = planner.start(start).to.value;
    ledger.begin({ type: 'xstate.init', from: stands, edges: stage.getState().begun, to: stands });
    await look(walker);
    for (;;) {
      const way = planner.wayTo(live(stage), ledger.isNews, walker === 'hand' ? mayTake : undefined);
      const [next] = way ?? [];
      if (next === undefined) return;
      await take(next, walker);
    }
  }

  screen.prepare?.();
  for (const walker of ['hand', 'app'] as const) {
    let before = Infinity;
    // Begun anew as long as that brings news: some ends are final.
    while (ledger.left() > 0 && ledger.left() < before) {
      before = ledger.left();
      for (const start of kit.starts.keys()) await walkFrom(start, walker);
    }
  }
  return ledger.report();
}

/** @throws Error where a table does not know. */
function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`nobody knows ${what}`);
  return value;
}

function live(stage: Stage): AnyMachineSnapshot {
  const { snapshot } = stage.getState();
  if (snapshot === null) throw new Error('the screen has not started its machine');
  return snapshot;
}

const typeOf = ({ type }: Step['event']) => (typeof type === 'string' ? type : '');
