import { isSameAct, type Act } from '#stories/charts/fixtures/act.ts';
import type { Stage, Step } from '#stories/charts/stage/stage-state.ts';

/** Longer than a loaded machine needs to handle a click, in ms. */
const PATIENCE_MS = 60_000;

/**
 * Returns the step of an act, after the given number of earlier steps, once the machine has received it.
 * @throws Error when it does not.
 */
export function stepOf(stage: Stage, before: number, act: Act): Promise<Step> {
  const find = () =>
    stage
      .getState()
      .steps.slice(before)
      .find((step) => isAbout(step.act, act));
  return new Promise((resolve, reject) => {
    const look = () => {
      const step = find();
      if (step === undefined) return;
      clearTimeout(timer);
      stop();
      resolve(step);
    };
    const stop = stage.subscribe(look);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`the machine has not received ${JSON.stringify(act)}`));
    }, PATIENCE_MS);
    look();
  });
}

/** Whether a step has the act's effect, even with another payload. */
function isAbout(done: Act, wanted: Act): boolean {
  if (wanted.do === 'answer') return done.do === 'answer' && done.invoke === wanted.invoke;
  if (wanted.do === 'follow') return done.do === 'follow';
  if (wanted.do === 'wait') return done.do === 'wait' && done.timer === wanted.timer;
  if (wanted.do === 'hold' || wanted.do === 'release') return isSameAct(done, wanted);
  return (done.do === 'send' || done.do === 'send own') && done.type === wanted.type;
}
