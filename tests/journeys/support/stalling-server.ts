import { startPassingServer } from './passing-server.ts';

/**
 * A server that passes every request on, until it is told to leave the requests of one path without an answer.
 * @param target origin of the server that answers
 */
export async function startStallingServer(target: string) {
  let stalled: string | null = null;
  const server = await startPassingServer(target, { stalls: ({ url }) => url === stalled });
  return {
    ...server,
    stall: (path: string) => {
      stalled = path;
    },
  };
}
