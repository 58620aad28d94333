interface Parameters {
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

interface Service {
  readonly render: (container: HTMLElement, parameters: Parameters) => number;
  readonly reset: (widgetId: number) => void;
}

let drawn: { readonly parameters: Parameters; readonly clear: () => void } | null = null;

/** Hears of each checkbox that the captcha's service draws from now on. */
export function watchCaptcha(): void {
  // The page's own copy is deleted by whoever wants the script anew: what stands here outlives that.
  Object.defineProperty(Window.prototype, 'grecaptcha', {
    configurable: true,
    get: () => undefined,
    set: (service: Service) => {
      const render: Service['render'] = (container, parameters) => {
        const id = service.render(container, parameters);
        const clear = () => {
          service.reset(id);
        };
        drawn = { parameters, clear };
        return id;
      };
      const value = { ...service, render };
      Object.defineProperty(window, 'grecaptcha', { configurable: true, writable: true, value });
    },
  });
}

/** The service takes its answer back and says why, as it would after two minutes or without a network. */
export function captchaCallsBack(reason: 'expired' | 'error'): Promise<void> {
  drawn?.clear();
  drawn?.parameters[`${reason}-callback`]?.();
  return Promise.resolve();
}
