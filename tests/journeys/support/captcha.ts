import type { BrowserContext } from 'playwright';
import { captchaScript } from '#mocks/captcha.ts';

/** Address of the captcha service. */
export const CAPTCHA_ORIGIN = 'https://www.google.com';

/** Serves a fake captcha service; returns the script addresses that the page has requested. */
export async function serveFakeCaptcha(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(`${CAPTCHA_ORIGIN}/recaptcha/**`, (route) => {
    const address = route.request().url();
    asked.push(address);
    return route.fulfill({ contentType: 'text/javascript', body: captchaScript({}, address) });
  });
  return asked;
}
