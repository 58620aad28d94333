import { beginningNow } from '#mocks/demo/recording/beginning.ts';
import { startRecorder, tellRecording } from '#mocks/demo/recording/recorder.ts';
import type { Entry } from '#mocks/demo/recording/recording.ts';

let isStarted = false;

/** A hundred steps but one, as many as a strip must have room for. */
const clicks = Array.from({ length: 99 }, (_, index): Entry => {
  return { is: 'act', at: index, act: { do: 'click', role: 'button', name: 'Entrar', nth: 0 } };
});

/** What happens when somebody logs in. */
export const loggingIn: readonly Entry[] = [
  { is: 'page', at: 0, address: '/login' },
  { is: 'start', at: 0, actor: 'x:1', chart: 'session', to: ['anonymous.settled'] },
  { is: 'act', at: 900, act: { do: 'click', role: 'button', name: 'Entrar', nth: 0 } },
  {
    is: 'move',
    at: 901,
    actor: 'x:1',
    chart: 'session',
    event: 'session.login',
    from: ['anonymous.settled'],
    to: ['authenticating.brisk'],
  },
  {
    is: 'call',
    at: 902,
    id: 1,
    call: 'login',
    request: 'POST /api/login',
    by: 'session',
    body: { email: 'cliente@rollux.mx', password: '•••' },
  },
  { is: 'answer', at: 950, id: 1, call: 'login', ms: 48, status: 200, reason: null, body: { id: 1 } },
  {
    is: 'move',
    at: 951,
    actor: 'x:1',
    chart: 'session',
    event: 'xstate.done.actor.login',
    from: ['authenticating.brisk'],
    to: ['authenticated.known'],
  },
];

/**
 * Begins a recording before a story, which holds these entries already.
 * @returns a function that ends and removes it
 */
export function startRecording(entries: readonly Entry[] = clicks): () => void {
  if (!isStarted) startRecorder('/');
  isStarted = true;
  tellRecording({ type: 'recording.start', beginning: beginningNow('/') });
  tellRecording({ type: 'recording.noted', entries });
  return () => {
    tellRecording({ type: 'recording.stop' });
    tellRecording({ type: 'recording.remove' });
  };
}
