import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { createPlanner, type Option } from '#stories/charts/fixtures/planner.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import type { Stage, Step } from '#stories/charts/stage/stage-state.ts';
import { createLedger, type Coverage, type Walker, type WalkReport } from './ledger.ts';
import { createPerson, live } from './person.ts';
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
  /** What is looked at beside the state, after each step. */
  readonly seen?: () => Promise<void>;
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
  seen,
}: ScreenWalk): Promise<WalkReport> {
  const { fixtures } = chart;
  const person = createPerson({ chart, screen, stage });
  const planner = createPlanner(chart);
  const ledger = createLedger(chart, planner, coverage);
  let acts = 0;
  /** Steps recorded in the ledger since the start, and the place after the last one. */
  let recorded = 0;
  let current: AnyMachineSnapshot['value'] = {};

  async function take({ act, edges }: Option, walker: Walker): Promise<void> {
    acts += 1;
    if (acts > MOST_ACTS) throw new Error(`the walk is not complete after ${String(acts)} acts`);
    const before = stage.getState().steps.length;
    await (walker === 'person' ? person.perform(act) : stage.perform(act));
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
    await person.seesState();
    await seen?.();
  }

  const isWanted = () => acts < wanted;

  async function walkFrom(start: number, walker: Walker): Promise<void> {
    await stage.restart(start);
    recorded = 0;
    current = planner.start(start).to.value;
    ledger.begin({ type: 'xstate.init', from: current, edges: stage.getState().begun, to: current });
    await look(walker);
    while (isWanted()) {
      const way = planner.pathTo(
        live(stage),
        ledger.isNews,
        walker === 'person' ? person.mayTake : undefined,
      );
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

const typeOf = ({ type }: Step['event']) => (typeof type === 'string' ? type : '');
