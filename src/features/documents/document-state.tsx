import { Button, Paper, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { resolveAddress } from '#src/actor-hooks/use-address.ts';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { FailureAlert } from '#src/remote-data/failure-alert.tsx';
import { IconExternalLink } from '#src/ui/icons.ts';
import { DocumentProgress } from './card/document-progress.tsx';
import { failureSentence } from './card/failure-sentence.ts';
import { kindName } from './card/kind-name.ts';
import type { DocumentActor } from './use-document.ts';

interface DocumentStateProps {
  readonly actor: DocumentActor;
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
}

const BAD_ADDRESS = 'La dirección de este archivo no sirve.';

/** The state of a document that is not shown: download progress, downloaded, or the failure. */
export function DocumentState({ actor, file, config: { apiHost } }: DocumentStateProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const address = resolveAddress(file.url, apiHost);
  if (snapshot.matches('fetching')) return <DocumentProgress actor={actor} name={file.name} />;
  if (snapshot.matches('saved')) {
    return (
      <Text c="dimmed" fz="md" role="status">
        Descargado. Está con tus descargas.
      </Text>
    );
  }
  if (snapshot.matches('failed') && error !== null) {
    return (
      <FailureAlert
        error={error}
        title={address === null ? BAD_ADDRESS : failureSentence(error, foreignHost(address, apiHost))}
        onRetry={
          address === null
            ? undefined
            : () => {
                actor.send({ type: 'document.retry' });
              }
        }
      >
        <OpenElsewhere address={address} name={file.name} />
      </FailureAlert>
    );
  }
  if (snapshot.matches('unreadable')) {
    const kind = kindName(snapshot.context.file?.type ?? '');
    return (
      <Paper role="status" bg="var(--sunken)" p="md" fz="md">
        <Text fz="inherit" mb="sm">
          {kind === null
            ? 'Este archivo no se puede mostrar aquí: no es un PDF, o está dañado o protegido.'
            : `Este archivo es ${kind} y aquí solo se muestran PDF.`}{' '}
          Ábrelo aparte o descárgalo.
        </Text>
        <OpenElsewhere address={address} name={file.name} />
      </Paper>
    );
  }
  return null;
}

/** The host of an address, or null when it is the API's. */
function foreignHost(address: string | null, apiHost: string): string | null {
  const home = resolveAddress('/', apiHost);
  if (address === null || home === null) return null;
  const { origin, host } = new URL(address);
  return origin === new URL(home).origin ? null : host;
}

interface OpenElsewhereProps {
  readonly address: string | null;
  readonly name: string;
}

/** A link that opens the document in another tab. */
function OpenElsewhere({ address, name }: OpenElsewhereProps) {
  if (address === null) return <p>Avísale a quien administra la tienda.</p>;
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
    >
      Abrir<span className="visually-hidden"> {name} en otra pestaña</span>
    </Button>
  );
}
