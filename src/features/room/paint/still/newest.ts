/** Does the newest piece of work that is wanted; one that has begun is finished first. What fails is left undone. */
export function newest<Wanted>(work: (wanted: Wanted, isOver: () => boolean) => Promise<void>) {
  let waiting: Wanted | undefined;
  let isRunning = false;
  let isOver = false;
  const run = async (wanted: Wanted): Promise<void> => {
    isRunning = true;
    waiting = undefined;
    await work(wanted, () => isOver).catch(() => undefined);
    isRunning = false;
    if (waiting !== undefined && !isOver) await run(waiting);
  };
  return {
    begin: (wanted: Wanted) => {
      waiting = wanted;
      if (!isRunning) void run(wanted);
    },
    stop: () => {
      isOver = true;
    },
  };
}
