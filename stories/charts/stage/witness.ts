import { change, type Run } from './run.ts';
import { shownOn, type Shown } from './shown.ts';
import { painted } from './when-shown.ts';

/** Paints after which a screen that never rests is taken as it is. */
const MOST_PAINTS = 120;

/** Notes what the screen shows after the newest step, once it rests; nothing when another step follows before. */
export async function witness(run: Run): Promise<void> {
  const { actor } = run;
  const number = run.state.steps.length - 1;
  if (number < 0 || run.state.steps[number]?.shown !== null) return;
  const isOver = () => run.actor !== actor || run.state.steps.length !== number + 1;
  const shown = await rested(run, { isOver });
  if (shown === null) return;
  const steps = run.state.steps.map((step, index) => (index === number ? { ...step, shown } : step));
  change(run, { steps });
}

/** Notes what the screen shows before the first step, once it rests; nothing when a step comes before. */
export async function witnessFirst(run: Run): Promise<void> {
  const { actor } = run;
  const shownFirst = await rested(run, { isOver: () => run.actor !== actor || run.state.steps.length > 0 });
  if (shownFirst !== null) change(run, { shownFirst });
}

interface RestOptions {
  /** Whether nobody waits any more. */
  readonly isOver?: () => boolean;
  /** How long it may not change, in ms. @default from one paint to the next */
  readonly quietMs?: number;
}

/** Waits until a screen rests, and returns what it shows; null when it is over before. */
export async function rested(
  run: Run,
  { isOver = () => false, quietMs = 0 }: RestOptions = {},
): Promise<Shown | null> {
  let last = '';
  let since = performance.now();
  for (let paint = 0; ; paint += 1) {
    await painted();
    if (isOver()) return null;
    const shown = shownOn(document);
    const now = JSON.stringify(shown);
    const isSame = now === last && run.gate.passing() === 0;
    if (!isSame) since = performance.now();
    last = now;
    const rests = isSame && performance.now() - since >= quietMs;
    if (rests || paint === MOST_PAINTS - 1) return shown;
  }
}
