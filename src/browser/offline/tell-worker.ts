import type { Message } from './message.ts';

/** A worker of a former version does not know the message, and is silent, in ms. */
const ANSWERS_WITHIN_MS = 60_000;

/** Asks a worker for something. @returns its reply; undefined where it gives none */
export const tellWorker = (worker: Pick<ServiceWorker, 'postMessage'>, message: Message): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      settle(undefined);
    }, ANSWERS_WITHIN_MS);
    const settle = (reply: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      settle(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
