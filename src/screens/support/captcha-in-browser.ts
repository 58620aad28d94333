import { captchaWith } from '#machines/captcha.machine.ts';
import { loadCaptchaScript } from './load-captcha-script.ts';

/** The widget's own code, which comes with the service's script: a page without a captcha carries neither. */
export const importCaptchaWidget = () => import('./captcha-widget.tsx');

/** The captcha of a form on a page: `formMachine.provide({ actors: { captcha: captchaInBrowser } })`. */
export const captchaInBrowser = captchaWith(async (signal) => {
  await Promise.all([loadCaptchaScript(signal), importCaptchaWidget()]);
});
