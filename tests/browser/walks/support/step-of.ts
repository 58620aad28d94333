import type { Act } from '#stories/charts/kit/act.ts';
import type { Stage, Step } from '#stories/charts/stage/stage-state.ts';

/** Far more than a busy machine needs to hear of a click. */
const PATIENCE_MS = 10_000;

/**
 * The step that an act has become, after those that were there before: waits until the machine has heard of it.
 * @throws Error where it does not.
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
      reject(new Error(`the machine has not heard of ${JSON.stringify(act)}`));
    }, PATIENCE_MS);
    look();
  });
}

/** Whether a step is what an act was to bring, be it in words of its own. */
function isAbout(done: Act, wanted: Act): boolean {
  if (wanted.do === 'answer') return done.do === 'answer' && done.invoke === wanted.invoke;
  if (wanted.do === 'wait') return done.do === 'wait' && done.timer === wanted.timer;
  return (done.do === 'send' || done.do === 'send own') && done.type === wanted.type;
}
