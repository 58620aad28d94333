import type { Task } from './actor.ts';
import { toFailure } from './errors.ts';
import { noteGaps } from './gaps.ts';
import type { Copies } from './stored/copies/kept-value.ts';

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
      if (kind !== 'unreachable' || call === null) throw error;
      const copy = copies.read(input);
      if (copy === null) throw error;
      noteGaps(copy.value, { call, leftOut: [], pages: null, keptAt: copy.at });
      return copy.value;
    }
  };
