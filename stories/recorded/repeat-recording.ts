import type { HandAct } from '#mocks/demo/hand/hand.ts';
import { standIn } from '#mocks/demo/hand/secret-fields.ts';
import type { Entry, Recording } from '#mocks/demo/recording/recording.ts';
import type { Network } from '#mocks/faults/conditions.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { controlOf, moveHand } from '../charts/stage/move-hand.ts';
import { painted } from '../charts/stage/when-shown.ts';
import { missingIn, stepsIn, type Cause } from './comparing.ts';

/** How long what followed a step may take to follow again, in ms. */
const PATIENCE_MS = 30_000;

/** Longer than a list waits for further letters, in ms. */
const PAUSE_MS = 400;

/** What came of a step: what did not happen again; `isLost` when its control was not there. */
export interface Verdict {
  /** The place of the step in the recording; -1 for what happened before the first. */
  readonly number: number;
  readonly isLost: boolean;
  readonly missing: readonly string[];
}

/** The page on which a recording is repeated. */
export interface RepeatedPage {
  /** Opens the app at an address, with new machines. */
  readonly open: (address: string) => Promise<void>;
  /** What has happened on it since the repetition began. */
  readonly entries: () => readonly Entry[];
  readonly onAct: (act: HandAct) => void;
  readonly setNetwork: (network: Network) => void;
}

/** The blanked password of the demo's accounts is typed as it is; any other secret as its stand-in. */
const typed = (act: HandAct): HandAct =>
  act.do === 'fill' && act.text === standIn(DEMO_PASSWORD) ? { ...act, text: DEMO_PASSWORD } : act;

async function until(isSo: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!isSo() && performance.now() < end) await painted();
}

/** Does again what a step began with. @returns whether its control was there */
async function cause(page: RepeatedPage, what: Cause | null): Promise<boolean> {
  if (what?.is === 'page') await page.open(what.address);
  if (what?.is === 'network') page.setNetwork(what.network);
  if (what?.is !== 'act') return true;
  const element = await controlOf(document, what.act, PATIENCE_MS);
  if (element === null) return false;
  page.onAct(what.act);
  moveHand(element, typed(what.act));
  return true;
}

/**
 * Repeats a recording through the screen, by the role and name of each control. It goes on after a difference, and
 * ends where a control is not there.
 * @param tell called after each step with what came of it
 */
export async function repeatRecording(
  page: RepeatedPage,
  { beginning, entries }: Recording,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  let before = 0;
  await page.open(beginning.address);
  for (const step of stepsIn(entries)) {
    const now = page.entries().length;
    const isDone = await cause(page, step.cause);
    // What followed later in the recording may come sooner now.
    const since = before;
    const recorded = entries.slice(0, step.number + 1 + step.after.length);
    const missing = () => missingIn({ recorded, step: step.after, repeated: page.entries(), since });
    if (isDone) await until(() => missing().length === 0, PATIENCE_MS);
    await until(() => false, PAUSE_MS);
    tell({ number: step.number, isLost: !isDone, missing: isDone ? missing() : [] });
    if (!isDone) return;
    before = now;
  }
}
