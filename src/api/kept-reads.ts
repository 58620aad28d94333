import type { Task } from './actor.ts';
import { toFailure } from './errors.ts';
import { noteGaps } from './gaps.ts';
import type { Kept } from './stored/copies/kept-value.ts';

/** Where the answers of a call are kept. */
export interface Copies<Data, Input> {
  readonly keep: (data: Data) => void;
  readonly read: (input: Input) => Kept<Data> | null;
}

/**
 * A call whose newest answer is kept: while the server cannot be reached the copy is the answer, and `gapsOf` tells how
 * old it is.
 */
export const keptTask =
  <Data extends object, Input>(load: Task<Data, Input>, copies: Copies<Data, Input>): Task<Data, Input> =>
  async (input, signal) => {
    try {
      const data = await load(input, signal);
      // The session may have ended meanwhile.
      if (!signal.aborted) copies.keep(data);
      return data;
    } catch (error) {
      const { kind, call } = toFailure(error);
      const copy = kind === 'unreachable' && call !== null ? copies.read(input) : null;
      if (copy === null || call === null) throw error;
      noteGaps(copy.value, { call, leftOut: [], pages: null, keptAt: copy.at });
      return copy.value;
    }
  };
