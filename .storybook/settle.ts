import { configure, getConfig } from 'storybook/test';

/** Resolves when the browser has no task left: React renders a navigation in its own tasks. */
const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });

/**
 * Makes each event of a story end when React has rendered its effects. An element is returned as soon as it is found.
 */
export function settleAfterEvents(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act();
        if (result === undefined) await idle();
        return result;
      }),
  });
}
