import { isOnePress, withHandAct, type Hand } from '#mocks/demo/hand/hand.ts';
import { isSameAct, type DoneAct } from '../fixtures/act.ts';
import type { Beginning } from '../fixtures/walk-code.ts';
import { controlOf, moveHand } from './move-hand.ts';
import { perform, settle } from './perform.ts';
import { becomes, change, type Run } from './run.ts';
import { pictured } from './step-pictures.ts';
import { painted } from './when-shown.ts';
import { rested, witness } from './witness.ts';

/** How long the screen may take to send what a person's act led to, in ms. */
const PATIENCE_MS = 30_000;

/** Longer than a list waits for further letters, in ms. */
const TYPING_PAUSE_MS = 400;

interface RepeatOptions {
  /** Whether what the screen shows is noted. */
  readonly watchesScreen: boolean;
  /** Ends the replay after the act under way. */
  readonly signal?: AbortSignal | undefined;
}

/** Replays a walk, without the acts that the screen has already done by itself. */
export async function repeat(
  run: Run,
  { acts, after = [], isPictured = false }: Omit<Beginning, 'start'>,
  { watchesScreen, signal }: RepeatOptions,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  const rest = async () => {
    // Before the first step too: the person saw the screen at rest, with all that it loads.
    if (watchesScreen) await (run.state.steps.length === 0 ? rested(run) : witness(run));
    if (isPictured) await pictured(run);
  };
  await settle(run);
  const hands = handsOf([...acts.map(({ hand = [] }) => hand), after]);
  for (const [index, done] of acts.entries()) {
    const hand = hands[index] ?? [];
    const already = run.state.steps[index];
    if (hand.length === 0 && already !== undefined && isSameAct(already.act, done.act)) continue;
    await painted();
    await rest();
    if (isStopped()) return;
    const isDone = await doByHand(run, hand, isStopped);
    if (isStopped()) return;
    if (!isByScreen(done)) await perform(run, done);
    else if (!isDone || !(await becomes(run, ({ steps }) => steps.length > index, PATIENCE_MS)))
      await send(run, done);
  }
  await rest();
  await doByHand(run, hands.at(-1) ?? [], isStopped);
  if (watchesScreen) await rested(run);
  // Its step may have come while the screen came to rest.
  await rest();
}

/** Whether the screen itself sent the event, by what a person did there. */
const isByScreen = ({ by, hand }: DoneAct) => by === 'screen' && hand !== undefined;

/** Sends the event of an act that had another effect on the screen than it had before; another actor has none. */
async function send(run: Run, done: DoneAct): Promise<void> {
  if (done.act.do === 'follow') return;
  run.isSending = true;
  try {
    await perform(run, done);
  } finally {
    run.isSending = false;
  }
}

/** What is done for each step: a press whose focus led to one goes on with its click. */
function handsOf(hands: readonly Hand[]): readonly Hand[] {
  return hands.map((hand, index) => {
    const next = hands[index + 1]?.[0];
    const own = isOnePress(hands[index - 1]?.at(-1), hand[0]) ? hand.slice(1) : hand;
    return next !== undefined && isOnePress(hand.at(-1), next) ? [...own, next] : own;
  });
}

/** Does again what a person did, until it is stopped; returns whether every control was there. */
async function doByHand(run: Run, hand: Hand, isStopped: () => boolean): Promise<boolean> {
  for (const [index, act] of hand.entries()) {
    if (isStopped()) return false;
    const element = await controlOf(document, act);
    if (element === null) return false;
    // Noted before: its step may come at once.
    change(run, { hand: withHandAct(run.state.hand ?? [], act) });
    moveHand(element, act);
    if (isOnePress(act, hand[index + 1])) await painted();
    else await rested(run, act.do === 'fill' ? { quietMs: TYPING_PAUSE_MS } : {});
  }
  return true;
}
