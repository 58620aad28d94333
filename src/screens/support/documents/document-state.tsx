import { useSelector } from '@xstate/react';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconExternalLink } from '#src/ui/icons.ts';
import { isRetryable } from '../failure-text.ts';
import { resolveAddress } from '../use-address.ts';
import { DocumentProgress } from './document-progress.tsx';
import classes from './document.module.css';
import { failureSentence } from './failure-sentence.ts';
import { kindName } from './kind-name.ts';
import type { DocumentActor } from './use-document.ts';

interface DocumentStateProps {
  readonly actor: DocumentActor;
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
}

/** How a document is doing, while it is not on the page: on its way, kept, or why not. */
export function DocumentState({ actor, file, config: { apiHost } }: DocumentStateProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { error } = snapshot.context;
  const address = resolveAddress(file.url, apiHost);
  if (snapshot.matches('fetching')) return <DocumentProgress actor={actor} name={file.name} />;
  if (snapshot.matches('saved')) {
    return (
      <p role="status" className={classes['saved']}>
        Descargado. Está con tus descargas.
      </p>
    );
  }
  if (snapshot.matches('failed') && error !== null) {
    return (
      <ErrorAlert
        title={failureSentence(error, elsewhere(address, apiHost))}
        onRetry={
          isRetryable(error)
            ? () => {
                actor.send({ type: 'document.retry' });
              }
            : undefined
        }
      >
        <OpenElsewhere address={address} name={file.name} />
      </ErrorAlert>
    );
  }
  if (snapshot.matches('unreadable')) {
    const kind = kindName(snapshot.context.file?.type ?? '');
    return (
      <div role="status" className={classes['unreadable']}>
        <p>
          {kind === null
            ? 'Este archivo no se puede mostrar aquí: no es un PDF, o está dañado o protegido.'
            : `Este archivo es ${kind} y aquí solo se muestran PDF.`}{' '}
          Ábrelo aparte o descárgalo.
        </p>
        <OpenElsewhere address={address} name={file.name} />
      </div>
    );
  }
  return null;
}

/** The host of an address, where it is not the API's. */
function elsewhere(address: string | null, apiHost: string): string | null {
  const home = resolveAddress('/', apiHost);
  if (address === null || home === null) return null;
  const { origin, host } = new URL(address);
  return origin === new URL(home).origin ? null : host;
}

interface OpenElsewhereProps {
  readonly address: string | null;
  readonly name: string;
}

/** The document by itself, for the browser or whatever the person opens such files with. */
function OpenElsewhere({ address, name }: OpenElsewhereProps) {
  if (address === null) return <p>Su dirección no sirve. Avísale a quien administra la tienda.</p>;
  return (
    <a className={buttonClass('small')} href={address} target="_blank" rel="noopener noreferrer">
      <IconExternalLink size={16} stroke={1.5} aria-hidden />
      Abrir<span className="visually-hidden"> {name} en otra pestaña</span>
    </a>
  );
}
