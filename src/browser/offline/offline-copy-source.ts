import { countLacking, keepMore } from './keep-more.ts';
import type { Progress } from './message.ts';
import { registerWorker } from './register-worker.ts';

/** What is told of a count. */
type Answer =
  | { readonly type: 'copy.counted'; readonly kept: number; readonly of: number }
  | { readonly type: 'copy.complete' | 'copy.cut' | 'copy.full' | 'copy.impossible' };

type Tell = (answer: Answer) => void;

const counted = ({ left, of }: Progress): Answer =>
  left === 0 ? { type: 'copy.complete' } : { type: 'copy.counted', kept: of - left, of };

async function count(): Promise<Answer> {
  const progress = 'serviceWorker' in navigator ? await countLacking('all') : null;
  return progress === null ? { type: 'copy.impossible' } : counted(progress);
}

/** @returns how it ended; null when it is complete, which was told before */
async function keep(signal: AbortSignal, tell: Tell): Promise<Answer | null> {
  // Nobody has started it for a person who saves data. Development and the demo have another one (W05).
  if (!__MOCKS__) await registerWorker(import.meta.env.BASE_URL);
  const last = await keepMore({ extent: 'all', isAsked: true, signal }, (progress) => {
    if (!signal.aborted) tell(counted(progress));
  });
  if (last?.left === 0) return null;
  return { type: last?.isFull === true ? 'copy.full' : 'copy.cut' };
}

/** The whole site in this browser: what its worker says of it. */
export const offlineCopySource = {
  count: (tell: Tell): void => {
    count().then(tell, () => {
      tell({ type: 'copy.impossible' });
    });
  },
  keep: (tell: Tell): (() => void) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const end = (answer: Answer | null) => {
      if (answer !== null && !signal.aborted) tell(answer);
    };
    keep(signal, tell).then(end, () => {
      end({ type: 'copy.cut' });
    });
    return () => {
      stopping.abort();
    };
  },
};
