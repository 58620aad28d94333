interface Parameters {
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

interface Service {
  readonly render: (container: HTMLElement, parameters: Parameters) => number;
  readonly reset: (widgetId: number) => void;
}

let drawn: { readonly parameters: Parameters; readonly clear: () => void } | null = null;

/** Records each widget that the captcha's service renders. */
export function watchCaptcha(): void {
  // A retry deletes the page's own reference: this one survives it.
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

/** The service revokes its answer with the reason, as after two minutes or without a network. */
export function callCaptchaCallback(reason: 'expired' | 'error'): Promise<void> {
  drawn?.clear();
  drawn?.parameters[`${reason}-callback`]?.();
  return Promise.resolve();
}
