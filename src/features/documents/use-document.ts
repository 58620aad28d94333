import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { documentWith, type documentMachine } from '#machines/document/document.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { fileNameOf } from './file-name.ts';
import { readPdf } from './read-pdf.ts';

export type DocumentActor = ActorRefFrom<typeof documentMachine>;

const machine = documentWith(readPdf);

/** The machine of a file's document; shows it while `isOpen`, and saves what it downloads. */
export function useDocument(file: FileEntry, isOpen: boolean): DocumentActor {
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { url: file.url } });
  const { timeZone } = useConfig();
  const { key } = useLocation();
  const followAddress = useEffectEvent(() => {
    const { shows } = actor.getSnapshot().context;
    if (isOpen !== shows) actor.send({ type: isOpen ? 'document.open' : 'document.close' });
  });
  // Every navigation opens or closes the document as the address says.
  useEffect(() => {
    followAddress();
  }, [actor, isOpen, key]);
  useActorEvent(actor, 'document.kept', ({ file: downloaded }) => {
    saveFile(downloaded, fileNameOf(file, downloaded.type, timeZone));
  });
  return actor;
}
