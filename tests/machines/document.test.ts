import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { documentMachine, documentWith, type DownloadProgress } from '#machines/document/document.machine.ts';
import { ApiError } from '#src/api/errors.ts';

interface Fetch {
  readonly url: string;
  readonly onProgress: (progress: DownloadProgress) => void;
  readonly signal: AbortSignal;
  readonly resolve: (file: Blob) => void;
  readonly reject: (error: unknown) => void;
}

let fetches: Fetch[] = [];

const machine = documentMachine.provide({
  actors: {
    fetch: fromPromise(({ input, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Blob>();
      fetches.push({ ...input, signal, resolve, reject });
      return promise;
    }),
  },
});

beforeEach(() => {
  fetches = [];
});

function start() {
  const kept: Blob[] = [];
  const actor = createActor(machine, { input: { url: '/a.pdf' }, clock: new SimulatedClock() }).start();
  actor.on('document.kept', ({ file }) => {
    kept.push(file);
  });
  return { actor, kept };
}

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });

describe('a document', () => {
  it('is fetched on request, and not on start', () => {
    const { actor } = start();
    expect(fetches).toEqual([]);
    actor.send({ type: 'document.open' });
    expect(fetches.map(({ url }) => url)).toEqual(['/a.pdf']);
  });

  it('is fetched once when it is both shown and saved', async () => {
    const { actor, kept } = start();
    actor.send({ type: 'document.open' });
    actor.send({ type: 'document.download' });
    fetches[0]?.resolve(pdf);
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(fetches).toHaveLength(1);
    expect(kept).toEqual([pdf]);
    actor.send({ type: 'document.download' });
    expect(fetches).toHaveLength(1);
    expect(kept).toEqual([pdf, pdf]);
  });

  it('cancels its download on close, unless it will be saved', async () => {
    const { actor, kept } = start();
    actor.send({ type: 'document.open' });
    actor.send({ type: 'document.close' });
    expect(fetches[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().matches('idle')).toBe(true);

    actor.send({ type: 'document.open' });
    actor.send({ type: 'document.download' });
    actor.send({ type: 'document.close' });
    expect(fetches[1]?.signal.aborted).toBe(false);
    fetches[1]?.resolve(pdf);
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(kept).toEqual([pdf]);
  });

  it('reports its download progress, from 0 on each attempt', async () => {
    const { actor } = start();
    actor.send({ type: 'document.download' });
    fetches[0]?.onProgress({ arrived: 5, total: 10 });
    expect(actor.getSnapshot().context.progress).toEqual({ arrived: 5, total: 10 });
    fetches[0]?.reject(new ApiError({ kind: 'unreachable', call: null }));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'document.retry' });
    expect(actor.getSnapshot().context).toMatchObject({ progress: null, error: null, saves: true });
  });

  it('is not saved when it is opened after a failed download', async () => {
    const { actor, kept } = start();
    actor.send({ type: 'document.download' });
    fetches[0]?.reject(new ApiError({ kind: 'fault', call: null, status: 500 }));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'document.open' });
    fetches[1]?.resolve(pdf);
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(kept).toEqual([]);
  });

  it('is open from when the page has read it until it is closed', async () => {
    const freed: Blob[] = [];
    const read = documentWith((file, tell) => {
      tell({ type: 'document.readable' });
      return () => {
        freed.push(file);
      };
    });
    const actor = createActor(read.provide({ actors: { fetch: fromPromise(() => Promise.resolve(pdf)) } }), {
      input: { url: '/a.pdf' },
    }).start();
    actor.send({ type: 'document.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'open' }));
    expect(freed).toEqual([]);
    actor.send({ type: 'document.close' });
    expect(freed).toEqual([pdf]);
  });

  it('can be saved without another fetch when it cannot be shown', async () => {
    const { actor, kept } = start();
    actor.send({ type: 'document.open' });
    fetches[0]?.resolve(pdf);
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    actor.send({ type: 'document.unreadable' });
    actor.send({ type: 'document.download' });
    expect(kept).toEqual([pdf]);
    actor.send({ type: 'document.close' });
    expect(actor.getSnapshot().context).toMatchObject({ file: null, shows: false });
  });
});
