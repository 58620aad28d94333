import type { CutPlanner } from '#machines/cut-plan/cut-plan.machine.ts';
import type { CutResult } from '#src/cutting/index.ts';

/** What the worker tells. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly progress: { readonly done: number; readonly total: number } }
  | { readonly kind: 'made'; readonly result: CutResult };

/** Plans in a worker of its own, so that the page stays free; cancelling ends the worker. */
export const planInWorker: CutPlanner = (task, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('cut-worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
    };
    signal.addEventListener('abort', () => {
      end();
      reject(new DOMException('cancelled', 'AbortError'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress(data.progress);
      else {
        end();
        resolve(data.result);
      }
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the planner failed'));
    });
    worker.postMessage(task, { transfer: [] });
  });
