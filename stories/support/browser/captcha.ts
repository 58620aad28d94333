import { mocks } from '#.storybook/mocks.ts';
import { captchaHandler, type CaptchaOptions } from '#mocks/captcha.ts';

/** Sets the behaviour of the captcha service. */
export async function setCaptchaBehaviour(options: CaptchaOptions): Promise<void> {
  (await mocks()).use(captchaHandler(options));
}
