import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SLOW_4G } from './measure-load.ts';

/** A request that a server received. */
export interface Received {
  /** Asked by the service worker itself, not for a page. */
  readonly isOfWorker: boolean;
  /** Of the reply's content as it was sent, compressed; 0 where the browser had it already. */
  bytes: number;
}

/** The one line of a person, which all replies of all servers share. */
export interface Line {
  /** What was asked since the line was made, by pages and workers alike. */
  readonly received: readonly Received[];
  /** Notes a request. @returns what its reply passes through */
  readonly carry: (asked: IncomingHttpHeaders) => (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
}

/** Replies take turns after so many bytes. */
const TURN_BYTES = 4_096;

/** A worker's script, and what the worker asks for by itself, come with its address. */
const isOfWorker = (asked: IncomingHttpHeaders) =>
  asked['service-worker'] !== undefined || asked.referer?.endsWith('/sw.js') === true;

/**
 * A line as slow as slow 4G. DevTools slow the requests of a page, and of a worker only once it runs; behind this
 * line all of them wait and are counted.
 */
export function slowLine(): Line {
  const received: Received[] = [];
  let freeAt = 0;
  const carry = (asked: IncomingHttpHeaders) => {
    const request = { isOfWorker: isOfWorker(asked), bytes: 0 };
    received.push(request);
    return async function* slowly(chunks: AsyncIterable<Buffer>) {
      await pause(SLOW_4G.latency);
      for await (const chunk of chunks) {
        for (let at = 0; at < chunk.length; at += TURN_BYTES) {
          const part = chunk.subarray(at, at + TURN_BYTES);
          const takes = (part.length / SLOW_4G.downloadThroughput) * 1_000;
          freeAt = Math.max(freeAt, performance.now()) + takes;
          await pause(Math.max(0, freeAt - performance.now()));
          request.bytes += part.length;
          yield part;
        }
      }
    };
  };
  return { received, carry };
}
