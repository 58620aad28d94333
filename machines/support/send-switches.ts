import { fromCallback } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import type { Sent, Switch } from './switch-run.ts';

/** Sends the switches that have not been sent. */
interface SendEvent {
  readonly type: 'send';
  readonly switches: readonly Switch[];
}

/** How a switch ended. */
export type SwitchEvent =
  | ({ readonly type: 'users.answered'; readonly user: User } & Sent)
  | ({ readonly type: 'users.refused'; readonly error: ApiError } & Sent);

/**
 * An actor that sends switches side by side and reports each result to its parent. It sends a switch once; when it
 * stops, it aborts those in progress.
 */
export const sendSwitches = (toggle: Task<User, Switch>) =>
  fromCallback<SendEvent, readonly Switch[], SwitchEvent>(({ input, receive, sendBack }) => {
    const stop = new AbortController();
    const underWay = new Set<Switch>();
    const send = async (one: Switch) => {
      const sent = { id: one.user.id, flag: one.flag };
      underWay.add(one);
      const ended = await toggle(one, stop.signal).then(
        (user) => ({ type: 'users.answered', ...sent, user }) as const,
        (error: unknown) => ({ type: 'users.refused', ...sent, error: toFailure(error) }) as const,
      );
      underWay.delete(one);
      sendBack(ended);
    };
    const sendNew = (switches: readonly Switch[]) => {
      for (const one of switches) if (!underWay.has(one)) void send(one);
    };
    receive(({ switches }) => {
      sendNew(switches);
    });
    sendNew(input);
    return () => {
      stop.abort();
    };
  });
