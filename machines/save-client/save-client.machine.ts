import type { Task } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import { clientCalls, type ClientRecord } from '#src/api/contract/assumed/clients.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { newerIn } from '#src/api/replies/newer.ts';
import { clientFaults } from '#src/reading/client-faults.ts';
import { createPlainFormMachine } from '../plain-form/plain-form.machine.ts';

/** A client as its form holds it. */
export interface TypedClientRecord {
  readonly record: InputOf<'saveClient'>;
  /** What the person typed, where the record also has what somebody else changed meanwhile. */
  readonly typed?: InputOf<'saveClient'>;
  /** Whether the person compared an odd RFC with the client's paper. */
  readonly asPrinted: boolean;
}

/** Saves what has no fault; else the faults come back as a server would say them. */
const save: Task<ClientRecord, TypedClientRecord> = async ({ record, asPrinted }, signal) => {
  const faults = Object.entries(clientFaults(record, asPrinted));
  if (faults.length > 0) {
    throw new ApiError({
      kind: 'invalid',
      call: 'saveClient',
      body: { errors: Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])) },
    });
  }
  return request('saveClient', record, { signal });
};

/** What a dealer keeps of a client, saved by its form. */
export const saveClientMachine = createPlainFormMachine('saveClient', save, {
  once: true,
  keep: ({ record, typed = record }) => typed,
  readNewer: (refusal) => newerIn(clientCalls.saveClient.output, refusal),
});
