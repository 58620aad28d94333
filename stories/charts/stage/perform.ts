import { callNames } from '#src/api/contract/index.ts';
import type { Act, DoneAct } from '../fixtures/act.ts';
import { sampleOf } from '../fixtures/event-of.ts';
import type { Failure } from '../fixtures/outcome.ts';
import { canHappen } from '../fixtures/planner.ts';
import { FOLLOWED } from './follow.ts';
import { eventReceived } from './received-events.ts';
import { change, record, type Run } from './run.ts';
import { adjustWorld } from './world.ts';

/** An event that the screen is about to send without the person: it would change the machine's state. */
function due({ state: { snapshot }, chart: { fixtures }, planner }: Run): string | undefined {
  if (snapshot === null || fixtures.automatic === undefined) return undefined;
  const here = planner.placeOf(snapshot);
  const options = planner.options(snapshot).filter(({ edges, to }) => {
    return edges.length > 0 && planner.placeOf(to) !== here;
  });
  return fixtures.automatic.find((type) => options.some(({ act }) => act.do === 'send' && act.type === type));
}

/** Waits for all events that the screen sends without the person. */
export async function settle(run: Run): Promise<void> {
  for (let type = due(run); type !== undefined; type = due(run)) {
    const awaited = type;
    await eventReceived(run, (one) => one === awaited, type);
  }
}

async function carryOut(run: Run, act: Act): Promise<void> {
  const { actor, chart, time } = run;
  if (actor === null) throw new Error('the screen has not started its machine yet');
  switch (act.do) {
    case 'send':
    case 'send own': {
      const payload = act.do === 'send' ? sampleOf(chart.fixtures.events[act.type], act.sample) : act.payload;
      if (!canHappen(chart.fixtures, actor.getSnapshot(), { ...payload, type: act.type })) {
        throw new Error(`nothing waits for ${act.type}`);
      }
      run.doing = act.type;
      adjustWorld(act.type, payload);
      actor.send({ ...payload, type: act.type });
      return;
    }
    case 'wait':
      run.doing = act.timer;
      time.waitFor(actor, act.timer);
      return;
    case 'follow':
      await eventReceived(run, (type) => type === FOLLOWED, `another actor, of ${act.record}`);
      return;
    case 'hold':
      hold(run, act);
      return;
    case 'release':
      await release(run, act);
      return;
    case 'answer':
      await answer(run, act.invoke, act.with);
  }
}

/** Holds a call from now on, or no longer. */
function hold(run: Run, act: Act & { do: 'hold' }): void {
  const call = callNames.find((one) => one === act.call);
  if (call === undefined) throw new Error(`there is no call ${act.call}`);
  run.gate.hold(call, act.on);
  const others = run.state.held.filter((one) => one !== call);
  change(run, { held: act.on ? [...others, call] : others });
  record(run, { act, by: 'chart', event: { type: 'hold' }, edges: [] });
}

/** Answers a held call; what comes of it are the screen's own events. */
async function release(run: Run, act: Act & { do: 'release' }): Promise<void> {
  const call = callNames.find((one) => one === act.call);
  if (call === undefined) throw new Error(`there is no call ${act.call}`);
  await run.gate.waitForQuestion(call);
  record(run, { act, by: 'chart', event: { type: 'release' }, edges: [] });
  run.gate.answer(call, act.with === 'usual' ? { isUsual: true } : { failure: act.with });
}

async function answer(run: Run, invoke: string, wanted: number | Failure): Promise<void> {
  const question = run.chart.fixtures.invokes[invoke] ?? null;
  if (question === null) throw new Error(`${invoke} makes no request`);
  await run.gate.waitForQuestion(question.asks);
  const act = { do: 'answer', invoke, with: wanted } as const;
  run.answered.set(invoke, wanted);
  if (wanted === 'never') {
    run.gate.answer(question.asks, { failure: wanted });
    record(run, { act, by: 'chart', event: { type: 'never' }, edges: [] });
    return;
  }
  const kind = typeof wanted === 'number' ? 'done' : 'error';
  const type = `xstate.${kind}.actor.${invoke}`;
  const { promise: missed, resolve: arrive } = Promise.withResolvers<void>();
  const arrival = Promise.race([missed, eventReceived(run, (one) => one === type, type)]);
  run.doing = type;
  run.pendingAnswer = { act, arrive };
  run.gate.answer(
    question.asks,
    typeof wanted === 'number' ? { body: sampleOf(question.answers, wanted) } : { failure: wanted },
  );
  await arrival;
}

/** Performs an act and waits for the screen's reaction. */
export async function perform(run: Run, { act, by }: DoneAct): Promise<void> {
  run.doer = by;
  try {
    await carryOut(run, act);
  } finally {
    run.doing = null;
  }
  await settle(run);
}
