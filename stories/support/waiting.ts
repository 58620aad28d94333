import type { CallName } from '#src/api/contract/index.ts';
import { noAnswer, serverAnswers } from './answers.ts';
import { setCaptchaBehaviour } from './browser/captcha.ts';
import { shortenWaits, type Stage } from './shorten-waits.ts';

/** Starts the story with a server that never answers these calls; their waits stop at this stage. */
export const waitingFor =
  (stage: Stage, ...calls: CallName[]) =>
  async () => {
    await serverAnswers(noAnswer, ...calls);
    return shortenWaits(stage);
  };

/** Starts the story with a captcha whose script never loads; its wait stops at this stage. */
export const waitingForCaptcha = (stage: Stage) => async () => {
  await setCaptchaBehaviour({ mode: 'never-loads' });
  return shortenWaits(stage);
};
