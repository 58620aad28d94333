import type { CallName } from '#src/api/contract/index.ts';
import { serverAnswers, silence } from './answers.ts';
import { captchaBehaves } from './captcha.ts';
import { hurry, type Stage } from './hurry.ts';

/** The story begins with a server that never answers these calls; waits for them come as far as this stage. */
export const waitingFor =
  (stage: Stage, ...calls: CallName[]) =>
  async () => {
    await serverAnswers(silence, ...calls);
    return hurry(stage);
  };

/** The story begins with a captcha whose script never comes; waits for it come as far as this stage. */
export const waitingForCaptcha = (stage: Stage) => async () => {
  await captchaBehaves({ mode: 'never-loads' });
  return hurry(stage);
};
