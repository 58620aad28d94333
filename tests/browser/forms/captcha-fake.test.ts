import { network } from 'virtual:msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { captchaHandler, type CaptchaOptions } from '#mocks/captcha.ts';

const Service = z.object({
  render: z.function({
    input: [z.instanceof(HTMLElement), z.record(z.string(), z.unknown())],
    output: z.number(),
  }),
  reset: z.function({ input: [z.optional(z.number())], output: z.void() }),
  getResponse: z.function({ input: [z.optional(z.number())], output: z.string() }),
});

const containers: HTMLElement[] = [];
let scripts = 0;

/** Loads the service's script as a page does; returns its API. */
async function load(options: CaptchaOptions = {}) {
  network.use(captchaHandler(options));
  scripts += 1;
  const loaded = `loaded${String(scripts)}`;
  const script = document.createElement('script');
  const ready = new Promise<void>((resolve, reject) => {
    Object.assign(window, { [loaded]: resolve });
    script.addEventListener('error', () => {
      reject(new Error('did not load'));
    });
  });
  script.src = `https://www.google.com/recaptcha/api.js?onload=${loaded}&render=explicit&n=${String(scripts)}`;
  document.head.append(script);
  await ready;
  return z.parse(Service, Reflect.get(window, 'grecaptcha'));
}

/** Renders a widget; returns its id and its callbacks. */
function draw({ render }: Awaited<ReturnType<typeof load>>) {
  const container = document.createElement('div');
  document.body.append(container);
  containers.push(container);
  const callbacks = {
    verified: vi.fn<(response: string) => void>(),
    expired: vi.fn<() => void>(),
    failed: vi.fn<() => void>(),
  };
  const id = render(container, {
    callback: callbacks.verified,
    'expired-callback': callbacks.expired,
    'error-callback': callbacks.failed,
  });
  return { id, callbacks };
}

const box = (index = 0) => page.getByRole('checkbox', { name: 'No soy un robot' }).nth(index);

afterEach(() => {
  for (const container of containers.splice(0)) container.remove();
});

describe('the fake captcha', () => {
  it('numbers its widgets from 0 and keeps their answers apart', async () => {
    const service = await load();
    const [first, second] = [draw(service), draw(service)];
    expect([first.id, second.id]).toEqual([0, 1]);

    await userEvent.click(box(1));
    const answer = service.getResponse(1);
    expect(answer).not.toBe('');
    expect(second.callbacks.verified).toHaveBeenCalledExactlyOnceWith(answer);
    expect(first.callbacks.verified).not.toHaveBeenCalled();
    expect(service.getResponse()).toBe('');

    service.reset(1);
    expect(service.getResponse(1)).toBe('');
    await expect.element(box(1)).not.toBeChecked();
    expect(second.callbacks.expired).not.toHaveBeenCalled();
  });

  it('keeps its answer when the box is ticked again, and can be ticked by the keyboard', async () => {
    const service = await load();
    const { callbacks } = draw(service);
    box().element().focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect.element(box()).toBeChecked();
    expect(callbacks.verified).toHaveBeenCalledOnce();
  });

  it('lets an answer expire', async () => {
    const service = await load({ mode: 'expires', expireAfterMs: 20 });
    const { callbacks } = draw(service);
    await userEvent.click(box());
    await vi.waitFor(() => {
      expect(callbacks.expired).toHaveBeenCalledOnce();
    });
    expect(service.getResponse()).toBe('');
    await expect.element(box()).not.toBeChecked();
  });

  it('calls back with the failure when it is set to fail', async () => {
    const { callbacks } = draw(await load({ mode: 'fails' }));
    await userEvent.click(box());
    expect(callbacks.failed).toHaveBeenCalledOnce();
    expect(callbacks.verified).not.toHaveBeenCalled();
    await expect.element(box()).not.toBeChecked();
  });

  it('rejects its script when it is set not to load', async () => {
    await expect(load({ mode: 'load-error' })).rejects.toThrow('did not load');
  });

  it('has the size of the real one', async () => {
    draw(await load());
    const frame = containers[0]?.firstElementChild?.getBoundingClientRect();
    expect([frame?.width, frame?.height]).toEqual([304, 78]);
  });
});
