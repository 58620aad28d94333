import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { documentMachine } from '#machines/document.machine.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { useActorSurroundings } from '../actor-surroundings.ts';
import { saveFile } from '../save-file.ts';
import { useActorEvent } from '../use-actor-event.ts';
import { fileNameOf } from './file-name.ts';

export type DocumentActor = ActorRefFrom<typeof documentMachine>;

/** The machine of a file's document; it is on the page while `wanted`, and what is to be kept is handed to the browser. */
export function useDocument(file: FileEntry, wanted: boolean): DocumentActor {
  const actor = useActorRef(documentMachine, { ...useActorSurroundings(), input: { url: file.url } });
  const { key } = useLocation();
  const agree = useEffectEvent(() => {
    const { shows } = actor.getSnapshot().context;
    if (wanted !== shows) actor.send({ type: wanted ? 'document.open' : 'document.close' });
  });
  // The address has the last word whenever it is gone to.
  useEffect(() => {
    agree();
  }, [actor, wanted, key]);
  useActorEvent(actor, 'document.kept', ({ file: kept }) => {
    saveFile(kept, fileNameOf(file, kept.type));
  });
  return actor;
}
