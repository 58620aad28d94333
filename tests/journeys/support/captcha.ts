import type { BrowserContext } from 'playwright';
import { captchaScript } from '#mocks/captcha.ts';

/** Where the captcha service is. */
export const CAPTCHA_ORIGIN = 'https://www.google.com';

/** Stands in for the captcha service; answers the addresses of its script that have been asked for so far. */
export async function standInForCaptcha(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(`${CAPTCHA_ORIGIN}/recaptcha/**`, (route) => {
    const address = route.request().url();
    asked.push(address);
    return route.fulfill({ contentType: 'text/javascript', body: captchaScript({}, address) });
  });
  return asked;
}
