/** The most that a reply waits for the earlier ones, in ms: one of them may never come. */
const MOST_MS = 2_000;

/**
 * Replies that the tester does not choose arrive in the order of their calls: a repeated walk then takes the same way.
 * @returns a function that holds a reply until the earlier ones are there
 */
export function createReplyOrder(): <Reply>(reply: Promise<Reply>) => Promise<Reply> {
  let before: Promise<unknown> = Promise.resolve();
  return (reply) => {
    const earlier = before;
    const arriving = reply.finally(() => Promise.race([earlier, after(MOST_MS)]));
    before = arriving.catch(() => undefined);
    return arriving;
  };
}

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
