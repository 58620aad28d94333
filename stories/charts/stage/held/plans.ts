import { replaceMethod } from '../replace-method.ts';

/** Cut plans that wait to begin. */
const waiting = new Set<() => void>();

let restore: (() => void) | null = null;

const isCutTask = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'cloths' in message && 'bars' in message;

/** Holds cut plans before their worker begins until the tester releases them; drops those that wait. */
export function holdPlans(): void {
  waiting.clear();
  restore ??= replaceMethod(
    Worker.prototype,
    'postMessage',
    (real) =>
      function postMessage(
        this: Worker,
        message: unknown,
        options?: StructuredSerializeOptions | Transferable[],
      ) {
        const send = () => {
          Reflect.apply(real, this, [message, options]);
        };
        if (isCutTask(message)) waiting.add(send);
        else send();
      },
  );
}

/** Lets the waiting cut plans begin. */
export function letPlansBegin(): void {
  for (const send of waiting) send();
  waiting.clear();
}

/** Restores the browser's own way of giving work to a worker. */
export function stopHoldingPlans(): void {
  letPlansBegin();
  restore?.();
  restore = null;
}
