import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { cors, startHttpServer } from '#mocks/http.ts';
import { callOf } from '#mocks/requests/match-call.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { matrixFaults, type Fault } from '#tests/browser/matrix/faults.ts';

/** The fake server behind a line that can fail as in the fault matrix. */
export interface FaultyApi {
  readonly url: string;
  /** The calls that pages have made, each once. */
  readonly called: () => readonly CallName[];
  /** Lets a call fail from now on, or all of them. @throws Error when there is no such fault */
  readonly fail: (calls: CallName | 'all', fault: string) => void;
  /** Ends all faults; what was never answered is cut. */
  readonly mend: () => void;
  /** Ends all faults, and returns to the seeds. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Sends a reply of the fault table; a reply that breaks off cuts the connection. */
async function send(reply: Response, outgoing: ServerResponse): Promise<void> {
  if (reply.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...cors });
  try {
    for await (const part of reply.body ?? []) outgoing.write(part);
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

/** Hands a request on to the fake server, and its reply back. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, url = '/', headers } = incoming;
  const onward = request(new URL(url, target), { method, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Starts the fake server, and the line before it. */
export async function startFaultyApi(): Promise<FaultyApi> {
  const api = await startHttpServer(0);
  const called = new Set<CallName>();
  const held = new Set<ServerResponse>();
  let active: { readonly calls: CallName | 'all'; readonly fault: Fault } | null = null;

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const call = method === 'OPTIONS' ? null : callOf({ method, url: `http://localhost${url}` });
    if (call !== null) called.add(call);
    if (call === null || active === null || (active.calls !== 'all' && active.calls !== call)) {
      passOn(incoming, outgoing, api.url);
    } else if (active.fault.kind === 'never') held.add(outgoing);
    else {
      const { fault } = active;
      void send(fault.kind === 'body' ? Response.json(fault.bodyOf(call)) : fault.respond(call), outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const mend = () => {
    active = null;
    for (const outgoing of held) outgoing.destroy();
    held.clear();
  };
  return {
    url: `http://localhost:${String(port)}`,
    called: () => [...called],
    fail: (calls, name) => {
      const fault = matrixFaults.find((one) => one.name === name);
      if (fault === undefined) throw new Error(`the fault table has no ${name}`);
      mend();
      active = { calls, fault };
    },
    mend,
    reset: async () => {
      mend();
      await api.reset();
    },
    close: async () => {
      mend();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      await api.close();
    },
  };
}
