import { captchaWith } from '#machines/captcha/captcha.machine.ts';
import { loadCaptchaScript } from './widget/load-captcha-script.ts';

/** Loads the widget's code, separately from pages without a captcha. */
export const importCaptchaWidget = () => import('./widget/captcha-widget.tsx');

/** The captcha of a form on a page: `formMachine.provide({ actors: { captcha: captchaInBrowser } })`. */
export const captchaInBrowser = captchaWith(async (signal) => {
  await Promise.all([loadCaptchaScript(signal), importCaptchaWidget()]);
});
