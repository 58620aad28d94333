import { mocks } from '#.storybook/mocks.ts';
import { captchaHandler, type CaptchaOptions } from '#mocks/captcha.ts';

/** Makes the captcha service behave in this way from now on. */
export async function captchaBehaves(options: CaptchaOptions): Promise<void> {
  (await mocks()).use(captchaHandler(options));
}
