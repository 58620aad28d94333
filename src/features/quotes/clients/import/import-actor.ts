import type { ActorRefFrom } from 'xstate';
import type { importClientsMachine } from '#machines/import-clients/import-clients.machine.ts';

export type ImportActor = ActorRefFrom<typeof importClientsMachine>;
