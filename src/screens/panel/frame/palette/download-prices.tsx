import { useActorRef, useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { documentMachine } from '#machines/document/document.machine.ts';
import { priceListFilesMachine } from '#machines/price-list-files/price-list-files.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useActorEvent } from '#src/actor-hooks/use-actor-event.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { ApiError } from '#src/api/errors.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { href } from '#src/config/routes.ts';
import { fileNameOf } from '#src/features/documents/file-name.ts';
import { newestFirst } from '#src/features/documents/newest-first.ts';
import { failureText } from '#src/remote-data/failure-text.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './download-prices.module.css';

const failed = (error: ApiError | null) => {
  void notify({
    tone: 'problem',
    title: 'No pudimos descargar la lista de precios.',
    text: error === null ? undefined : failureText(error),
  });
};

interface DownloadPricesProps {
  /** Called after a success or a failure. */
  readonly onEnd: () => void;
}

/** Downloads the newest price list and shows a notice with the result. */
export function DownloadPrices({ onEnd }: DownloadPricesProps) {
  const lists = useActorRef(priceListFilesMachine, useActorSurroundings());
  const snapshot = useSelector(lists, (state) => state);
  const [newest] = newestFirst(snapshot.context.data ?? []);
  useArrival(
    lists,
    (state) => state.matches('failed'),
    ({ context }) => {
      failed(context.error);
      onEnd();
    },
  );
  useArrival(
    lists,
    (state) => state.matches('ready') && state.context.data?.length === 0,
    () => {
      void notify({ title: 'Aún no hay una lista de precios publicada.' });
      onEnd();
    },
  );
  return newest === undefined ? (
    <Wait
      {...progressOf(snapshot)}
      onCancel={() => {
        lists.send({ type: 'resource.cancel' });
      }}
    />
  ) : (
    <Fetched file={newest} onEnd={onEnd} />
  );
}

function Fetched({ file, onEnd }: DownloadPricesProps & { readonly file: FileEntry }) {
  const surroundings = useActorSurroundings();
  const { timeZone } = useConfig();
  const [input] = useState({ url: file.url });
  const document = useActorRef(documentMachine, { ...surroundings, input });
  const snapshot = useSelector(document, (state) => state);
  useActorEvent(document, 'document.kept', ({ file: kept }) => {
    saveFile(kept, fileNameOf(file, kept.type, timeZone));
    void notify({
      title: 'Lista de precios descargada.',
      text: <Link to={href('priceList')}>{file.name}</Link>,
    });
    onEnd();
  });
  useArrival(
    document,
    (state) => state.matches('failed'),
    ({ context }) => {
      failed(context.error);
      onEnd();
    },
  );
  useEffect(() => {
    document.send({ type: 'document.download' });
  }, [document]);
  return (
    <Wait
      {...progressOf(snapshot)}
      onCancel={() => {
        document.send({ type: 'document.cancel' });
      }}
    />
  );
}

interface WaitProps {
  readonly slow: boolean;
  readonly cancellable: boolean;
  readonly onCancel: () => void;
}

function Wait({ slow, cancellable, onCancel }: WaitProps) {
  return (
    <div className={cx(layout.floating, layout.onScreen, classes.wait)}>
      <Waiting
        label="Descargando la lista de precios…"
        slow={slow}
        cancellable={cancellable}
        onCancel={onCancel}
      />
    </div>
  );
}
