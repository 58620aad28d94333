import { planAll, type CutTask } from '#src/cutting/index.ts';
import type { WorkerReply } from './plan-in-worker.ts';

const reply = (message: WorkerReply) => {
  postMessage(message);
};

/** Plans what it receives, and tells how far it is. */
addEventListener('message', ({ data }: MessageEvent<CutTask>) => {
  const result = planAll(data, (done, total) => {
    reply({ kind: 'progress', progress: { done, total } });
  });
  reply({ kind: 'made', result });
});
