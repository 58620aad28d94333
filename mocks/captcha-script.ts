/** What the fake captcha service does when a person ticks the box. */
export interface CaptchaBehaviour {
  /** `fails` reports an error to the page instead of verifying. */
  readonly mode: 'ok' | 'fails';
  /** How long an answer stays valid, in ms. */
  readonly expireAfterMs: number;
  /** Global function to call when the service is ready; null for none. */
  readonly onload: string | null;
}

interface Parameters {
  readonly callback?: (response: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
  readonly tabindex?: number;
}

interface Widget {
  readonly parameters: Parameters;
  readonly box: HTMLInputElement;
  response: string;
  expiry: number | undefined;
}

/**
 * Installs `window.grecaptcha` with the interface of the real service's checkbox. The fake script's text is this
 * function's source, so it must not use anything outside itself, and no `this`, since callers detach its methods.
 */
export function installCaptcha(behaviour: CaptchaBehaviour): void {
  const widgets: Widget[] = [];
  let answers = 0;

  const find = (id = 0): Widget => {
    const widget = widgets[id];
    if (!widget) throw new Error('Invalid reCAPTCHA client id: ' + String(id));
    return widget;
  };

  const clear = (widget: Widget) => {
    window.clearTimeout(widget.expiry);
    widget.expiry = undefined;
    widget.response = '';
    widget.box.checked = false;
  };

  const expire = (widget: Widget) => {
    clear(widget);
    widget.parameters['expired-callback']?.();
  };

  const verify = (widget: Widget) => {
    if (behaviour.mode === 'fails') {
      clear(widget);
      widget.parameters['error-callback']?.();
      return;
    }
    answers += 1;
    widget.response = 'captcha-de-demostracion-' + String(answers);
    widget.box.checked = true;
    widget.expiry = window.setTimeout(() => {
      expire(widget);
    }, behaviour.expireAfterMs);
    widget.parameters.callback?.(widget.response);
  };

  const draw = (container: HTMLElement) => {
    const frame = document.createElement('div');
    frame.style.cssText =
      'box-sizing:border-box;width:304px;height:78px;padding:0 12px;display:flex;align-items:center;gap:12px;' +
      'border:1px solid #d3d3d3;border-radius:3px;background:#f9f9f9;color:#1f1f1f;color-scheme:light;' +
      'box-shadow:0 0 4px 1px rgb(0 0 0/.08);font:14px Roboto,Helvetica,Arial,sans-serif';
    const label = document.createElement('label');
    label.style.cssText = 'flex:1;display:flex;align-items:center;gap:12px;min-height:48px;cursor:pointer';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'width:26px;height:26px;margin:0;accent-color:#1f7a3d;cursor:inherit';
    label.append(box, 'No soy un robot');
    const note = document.createElement('span');
    note.textContent = 'Verificación de demostración';
    note.style.cssText = 'width:84px;font-size:10px;line-height:1.3;text-align:right;color:#555';
    frame.append(label, note);
    container.append(frame);
    return box;
  };

  const render = (target: HTMLElement | string, parameters: Parameters = {}): number => {
    const container = typeof target === 'string' ? document.getElementById(target) : target;
    if (!container) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (container.childElementCount > 0) {
      throw new Error('reCAPTCHA has already been rendered in this element');
    }
    const box = draw(container);
    if (parameters.tabindex !== undefined) box.tabIndex = parameters.tabindex;
    const widget: Widget = { parameters, box, response: '', expiry: undefined };
    box.addEventListener('change', () => {
      // A given answer stays: only expiry and a reset remove it.
      if (widget.response === '') verify(widget);
      else box.checked = true;
    });
    return widgets.push(widget) - 1;
  };

  const grecaptcha = {
    render,
    reset: (id?: number) => {
      clear(find(id));
    },
    getResponse: (id?: number) => find(id).response,
    execute: (id?: number) => {
      verify(find(id));
    },
    ready: (callback: () => void) => {
      window.setTimeout(callback, 0);
    },
  };
  Object.assign(window, { grecaptcha });

  window.setTimeout(() => {
    const loaded: unknown = behaviour.onload === null ? undefined : Reflect.get(window, behaviour.onload);
    if (typeof loaded === 'function') Reflect.apply(loaded, undefined, []);
  }, 0);
}
