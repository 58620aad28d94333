import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Act } from '#stories/charts/fixtures/act.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import { sampleOf } from '#stories/charts/fixtures/event-of.ts';
import { createPlanner, type Option } from '#stories/charts/fixtures/planner.ts';
import type { Stage, Step } from '#stories/charts/stage/stage-state.ts';
import { leavesOf } from '#tests/support/moves.ts';
import { createLedger, type Coverage, type Walker, type WalkReport } from './ledger.ts';
import type { AnyScreen } from './screen.ts';
import { stepOf } from './step-of.ts';

/** More steps than any chart needs: an endless walk throws. */
const MOST_ACTS = 1_000;

interface ScreenWalk {
  readonly chart: Walkable;
  readonly screen: AnyScreen;
  readonly stage: Stage;
  readonly coverage: Coverage;
  /** Number of acts after which the walk ends. @default Infinity */
  readonly acts?: number;
}

/**
 * Walks what a chart can do through its real screen: by interactions first, then by sending the events
 * that no interaction produces. After each step the screen must show the active state.
 */
export async function walkScreen({
  chart,
  screen,
  stage,
  coverage,
  acts: wanted = Infinity,
}: ScreenWalk): Promise<WalkReport> {
  const { fixtures, machine } = chart;
  const planner = createPlanner(chart);
  const ledger = createLedger(chart, planner, coverage);
  let acts = 0;
  /** Steps recorded in the ledger since the start, and the place after the last one. */
  let recorded = 0;
  let current: AnyMachineSnapshot['value'] = {};

  const interactionFor = (type: string) => found(screen.interactions[type], `an interaction for ${type}`);
  const payloadOf = ({ type, sample }: Act & { do: 'send' }) =>
    sampleOf(fixtures.events[type], sample) as never;

  /** Whether the screen lets a person do this in the current state. */
  function mayTake(from: AnyMachineSnapshot, act: Act): boolean {
    if (act.do !== 'send') return true;
    const interaction = interactionFor(act.type);
    if (interaction.by !== 'person') return interaction.by === 'screen';
    return interaction.can?.(from as never, payloadOf(act)) ?? true;
  }

  /** Interacts with the screen, when an interaction for the event exists. */
  async function perform(act: Act, walker: Walker): Promise<void> {
    const interaction = act.do === 'send' && walker === 'person' ? interactionFor(act.type) : null;
    if (act.do !== 'send' || interaction?.by !== 'person') return stage.perform(act);
    const before = stage.getState().steps.length;
    await interaction.take(payloadOf(act));
    const received = await stepOf(stage, before, act);
    if (interaction.ownPayload !== true)
      expect(received.act, 'the machine receives the act of the interaction').toEqual(act);
    // The screen may send further events: waits for them.
    return stage.repeat([]);
  }

  async function take({ act, edges }: Option, walker: Walker): Promise<void> {
    acts += 1;
    if (acts > MOST_ACTS) throw new Error(`the walk is not complete after ${String(acts)} acts`);
    const before = stage.getState().steps.length;
    await perform(act, walker);
    const step = await stepOf(stage, before, act);
    expect(step.edges, 'it takes the predicted transitions').toEqual(edges);
    await look(walker);
  }

  /** Records new steps, and checks that the screen shows the current state. */
  async function look(walker: Walker): Promise<void> {
    for (const { event, edges, value } of stage.getState().steps.slice(recorded)) {
      ledger.note({ type: typeOf(event), from: current, edges, to: value }, walker);
      current = value;
      recorded += 1;
    }
    const snapshot = live(stage);
    for (const leaf of leavesOf(machine.id, snapshot.value)) {
      const appearance = found(
        screen.appearances[leaf.slice(machine.id.length + 1)],
        `an appearance of ${leaf}`,
      );
      await appearance(snapshot as never);
    }
  }

  const isWanted = () => acts < wanted;

  async function walkFrom(start: number, walker: Walker): Promise<void> {
    await stage.restart(start);
    recorded = 0;
    current = planner.start(start).to.value;
    ledger.begin({ type: 'xstate.init', from: current, edges: stage.getState().begun, to: current });
    await look(walker);
    while (isWanted()) {
      const way = planner.pathTo(live(stage), ledger.isNews, walker === 'person' ? mayTake : undefined);
      const [next] = way ?? [];
      if (next === undefined) return;
      await take(next, walker);
    }
  }

  screen.prepare?.();
  for (const walker of ['person', 'app'] as const) {
    let before = Infinity;
    // Restarts while that covers more: some states are final.
    while (isWanted() && ledger.left() > 0 && ledger.left() < before) {
      before = ledger.left();
      for (const start of fixtures.starts.keys()) await walkFrom(start, walker);
    }
  }
  return ledger.report();
}

/** Returns an entry of a table. @throws Error when it has none. */
function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the walk lacks ${what}`);
  return value;
}

function live(stage: Stage): AnyMachineSnapshot {
  const { snapshot } = stage.getState();
  if (snapshot === null) throw new Error('the screen has not started its machine');
  return snapshot;
}

const typeOf = ({ type }: Step['event']) => (typeof type === 'string' ? type : '');
