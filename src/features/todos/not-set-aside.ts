import type { SetAside } from '#machines/inbox/inbox.machine.ts';
import type { Todo } from './todo.ts';

/**
 * What waits without what the person set aside for the same cause.
 * @param now in ms since 1970
 */
export const notSetAside = (
  todos: readonly Todo[],
  aside: readonly SetAside[],
  now: number,
): readonly Todo[] =>
  todos.filter(
    ({ key, why }) =>
      !aside.some((one) => one.key === key && one.cause === why && (one.until === null || one.until > now)),
  );
