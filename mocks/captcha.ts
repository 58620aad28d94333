import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { installCaptcha, type CaptchaBehaviour } from './captcha-script.ts';

/** How the captcha service behaves. */
export interface CaptchaOptions {
  /**
   * - `ok`: ticking the box verifies; the answer expires after two minutes, as the real one does
   * - `expires`: the same, but after one second
   * - `fails`: ticking the box reports an error
   * - `load-error`: the script does not load
   * - `never-loads`: the script is awaited forever
   */
  readonly mode?: 'ok' | 'expires' | 'fails' | 'load-error' | 'never-loads';
  /** How long an answer stays valid, in ms. */
  readonly expireAfterMs?: number;
  /** How long the script takes to load, in ms. */
  readonly loadAfterMs?: number;
}

/** Address of the service's script. */
const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js';

const LIFETIME_MS = 120_000;
const SHORT_LIFETIME_MS = 1_000;

/**
 * Returns the text of the fake service's script.
 * @param address the address that the page requested; it contains the name of the function to call
 */
export function captchaScript({ mode, expireAfterMs }: CaptchaOptions, address: string): string {
  const behaviour: CaptchaBehaviour = {
    mode: mode === 'fails' ? 'fails' : 'ok',
    expireAfterMs: expireAfterMs ?? (mode === 'expires' ? SHORT_LIFETIME_MS : LIFETIME_MS),
    onload: new URL(address).searchParams.get('onload'),
  };
  return `(${installCaptcha.toString()})(${JSON.stringify(behaviour)});`;
}

/** Serves the captcha service's script, so that no request leaves the machine. */
export function captchaHandler(options: CaptchaOptions = {}): HttpHandler {
  const { mode, loadAfterMs = 0 } = options;
  return http.get(SCRIPT_URL, async ({ request }) => {
    if (mode === 'load-error') return HttpResponse.error();
    await delay(mode === 'never-loads' ? 'infinite' : loadAfterMs);
    return new HttpResponse(captchaScript(options, request.url), {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
    });
  });
}
