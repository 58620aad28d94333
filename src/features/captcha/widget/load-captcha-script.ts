/** The part of the service's global object that we use. */
interface CaptchaService {
  readonly render: (container: HTMLElement, parameters: object) => number;
  readonly reset: (widgetId: number) => void;
}

declare global {
  interface Window {
    readonly grecaptcha?: Partial<CaptchaService>;
  }
}

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js';

/** Language of the widget: Spanish of Latin America. */
export const CAPTCHA_LANGUAGE = 'es-419';

interface Load {
  readonly done: Promise<void>;
  readonly abandon: () => void;
  waiters: number;
}

let current: Load | null = null;
let attempts = 0;

const isReady = () => typeof window.grecaptcha?.render === 'function';

/** The script's address. The service calls the global function `onload` when ready; each attempt has its own function. */
function addressOf(attempt: number, onload: string): string {
  const query = new URLSearchParams({ onload, render: 'explicit', hl: CAPTCHA_LANGUAGE });
  if (attempt > 1) query.set('attempt', String(attempt));
  return `${SCRIPT_URL}?${query.toString()}`;
}

function startLoad(): Load {
  attempts += 1;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onload = `onCaptchaReady${String(attempts)}`;
  const script = document.createElement('script');
  const settled = new AbortController();
  const abandon = () => {
    settled.abort();
    script.remove();
  };
  const fail = (reason: string) => {
    abandon();
    reject(new Error(reason));
  };
  Object.assign(window, {
    [onload]: () => {
      settled.abort();
      if (isReady()) resolve();
      else fail('the captcha script brought no captcha');
    },
  });
  // What blocks it may send an empty script in its place, or in place of the one that it loads: neither calls `onload`.
  const follow = (name: 'load' | 'error', act: (loaded: HTMLScriptElement) => void) => {
    document.addEventListener(
      name,
      ({ target }) => {
        const isService = target instanceof HTMLScriptElement && target.src.includes('/recaptcha/');
        if (isService) act(target);
      },
      { capture: true, signal: settled.signal },
    );
  };
  follow('error', () => {
    fail('the captcha script did not load');
  });
  follow('load', (loaded) => {
    const hasCome = loaded === script ? window.grecaptcha !== undefined : isReady();
    if (!hasCome) fail('the captcha script came empty');
  });
  script.async = true;
  script.src = addressOf(attempts, onload);
  document.head.append(script);
  return { done: promise, abandon, waiters: 0 };
}

function stopWaiting(load: Load): void {
  load.waiters -= 1;
  if (load.waiters > 0 || current !== load) return;
  load.abandon();
  current = null;
}

/**
 * Loads the captcha service's script. Callers during a load share it; after a failure, or after all callers have
 * aborted, the next call loads the script again.
 * @throws Error when the script does not load or does not define the captcha.
 */
export async function loadCaptchaScript(signal: AbortSignal): Promise<void> {
  if (isReady()) return;
  current ??= startLoad();
  const load = current;
  load.waiters += 1;
  signal.addEventListener(
    'abort',
    () => {
      stopWaiting(load);
    },
    { once: true },
  );
  try {
    await load.done;
  } finally {
    if (current === load) current = null;
  }
}
