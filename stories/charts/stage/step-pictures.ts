import { isSameAct } from '../fixtures/act.ts';
import { photograph } from './photograph.ts';
import type { PictureForm } from './picture/draw.ts';
import { idle } from './picture/turns.ts';
import { becomes, change, type Run } from './run.ts';
import type { Step, StepPicture } from './stage-state.ts';
import { witness } from './witness.ts';

/** Steps whose pictures are kept: those of longer walks would fill the memory. */
export const MOST_PICTURES = 60;

/** How the picture of a step is stored. */
export const pictureForm: PictureForm = { type: 'image/webp', mostWide: 1_280 };

/** Adds a picture to each step of a walk, once the screen rests and the page has nothing else to do. */
export function photographSteps(run: Run): void {
  let steps: readonly Step[] = [];
  /** The steps of the walk before this one: what is repeated looks as it did. */
  let former: readonly Step[] = [];
  let taking = new AbortController();

  const keep = (at: number, picture: StepPicture) => {
    change(run, {
      steps: run.state.steps.map((step, index) => (index === at ? { ...step, picture } : step)),
    });
  };

  const photographLast = async (signal: AbortSignal) => {
    const at = run.state.steps.length - 1;
    await witness(run);
    if (signal.aborted) return;
    const same = pictureOfSame(run.state.steps[at], former[at]);
    if (same !== null) {
      keep(at, same);
      return;
    }
    await idle();
    try {
      const url = await photograph(document, { form: pictureForm, signal });
      if (!signal.aborted) keep(at, { is: 'there', url });
    } catch {
      if (!signal.aborted) keep(at, { is: 'missing', why: 'failed' });
    }
  };

  run.listeners.add(() => {
    const before = steps;
    steps = run.state.steps;
    if (steps.length === before.length) return;
    taking.abort();
    if (steps.length < before.length) former = before;
    if (steps.length === 0) return;
    taking = new AbortController();
    const last = steps.length - 2;
    if (steps[last]?.picture === undefined && last >= 0)
      keep(last, pictureOfSame(steps[last], former[last]) ?? { is: 'missing', why: 'next' });
    const old = steps.length - 1 - MOST_PICTURES;
    if (old >= 0) keep(old, { is: 'missing', why: 'old' });
    void photographLast(taking.signal);
  });
}

/** Longer than a picture takes, in ms. */
const PATIENCE_MS = 5_000;

/** Waits until the newest step has its picture, or has none. */
export const pictured = (run: Run): Promise<boolean> =>
  becomes(run, ({ steps }) => steps.length === 0 || steps.at(-1)?.picture !== undefined, PATIENCE_MS);

/** The picture of a former step, where the same was done and the same shows; null where there is none. */
function pictureOfSame(step: Step | undefined, former: Step | undefined): StepPicture | null {
  if (step === undefined || former?.picture?.is !== 'there' || !isSameAct(step.act, former.act)) return null;
  const isSame = step.shown !== null && JSON.stringify(step.shown) === JSON.stringify(former.shown);
  return isSame ? former.picture : null;
}
